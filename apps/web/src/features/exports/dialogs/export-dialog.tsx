import { useState } from 'react';
import type { ExportJob } from '@rotunda/contract';
import { useFieldChoice } from '../api/use-field-choice.ts';
import type { ExportSubject } from '../model/export-subject.ts';
import { ExportForm } from './export-form.tsx';
import { ExportProgress } from './export-progress.tsx';

export interface ExportDialogProps {
  subject: ExportSubject;
  onClose: () => void;
}

/** Dialog for what is exported and how (EXP-01). It then shows the progress and can be closed at any time. */
export function ExportDialog({ subject, onClose }: ExportDialogProps) {
  const [job, setJob] = useState<ExportJob | null>(null);
  const choice = useFieldChoice(subject.kind);
  if (job !== null) return <ExportProgress started={job} onClose={onClose} />;
  // The form starts with the previous choice.
  if (choice.isPending) return null;
  return (
    <ExportForm
      subject={subject}
      fields={choice.fields}
      onFieldsChosen={choice.keep}
      onStarted={setJob}
      onClose={onClose}
    />
  );
}

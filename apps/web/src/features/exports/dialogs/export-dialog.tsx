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

/** What is exported and how (EXP-01); then how far it is, which may be left. */
export function ExportDialog({ subject, onClose }: ExportDialogProps) {
  const [job, setJob] = useState<ExportJob | null>(null);
  const choice = useFieldChoice(subject.kind);
  if (job !== null) return <ExportProgress started={job} onClose={onClose} />;
  // The form begins with the choice of the last time.
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

import type { Project } from '@rotunda/contract';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useChangeProjects } from '../api/use-change-projects.ts';
import { ProjectForm } from '../components/project-form.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { checkProject, type ProjectValues } from '../model/project-values.ts';

const EMPTY: ProjectValues = { name: '', impact: '' };

export interface CreateProjectDialogProps {
  onClose: () => void;
  /** Must also close the dialog. */
  onCreated: (project: Project) => void;
}

/** "Add New Project" dialog with name and impact; submitting is disabled until both are valid (PRJ-01). */
export function CreateProjectDialog({ onClose, onCreated }: CreateProjectDialogProps) {
  const { create } = useChangeProjects();
  const form = useRecordForm({
    record: EMPTY,
    readValues: (values) => values,
    check: checkProject,
    save: ({ values: { name, impact } }) =>
      create.mutateAsync({ name: name.trim(), ...(impact.trim() === '' ? {} : { impact: impact.trim() }) }),
    onSaved: onCreated,
  });
  return (
    <RecordFormDialog
      // Every refusal shows the same text (PRJ-01).
      form={{ ...form, fault: form.fault && texts.projects.createFailed }}
      title={projectTexts.add}
      label={projectTexts.create}
      pendingLabel={projectTexts.creating}
      onClose={onClose}
    >
      <ProjectForm form={form} />
    </RecordFormDialog>
  );
}

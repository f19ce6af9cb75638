import type { Project } from '@rotunda/contract';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeProjects } from '../api/use-change-projects.ts';
import { ProjectForm } from '../components/project-form.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { checkProject, getDifferences, readValues } from '../model/project-values.ts';

/** Edits the name and impact of a project. */
export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { update } = useChangeProjects();
  const form = useRecordForm({
    record: project,
    readValues,
    check: checkProject,
    save: ({ values, before }) => update.mutateAsync({ id: project._id, ...getDifferences(values, before) }),
    onSaved: () => {
      toast.success(projectTexts.updated);
      onClose();
    },
  });
  return (
    <RecordFormDialog
      form={form}
      title={projectTexts.edit}
      label={texts.actions.save}
      pendingLabel={projectTexts.saving}
      onClose={onClose}
    >
      <ProjectForm form={form} />
    </RecordFormDialog>
  );
}

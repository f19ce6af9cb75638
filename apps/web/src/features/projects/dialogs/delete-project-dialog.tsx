import type { Project } from '@rotunda/contract';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useChangeProjects } from '../api/use-change-projects.ts';
import { projectTexts } from '../model/project-texts.ts';

export interface DeleteProjectDialogProps {
  /** One or more projects. */
  projects: readonly Project[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Shows what is deleted along with projects before deleting them. */
export function DeleteProjectDialog({ projects, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { remove } = useChangeProjects();
  return (
    <ConfirmDialog
      title={projectTexts.delete}
      question={projectTexts.deleteQuestion(projects.map((project) => project.name))}
      label={projectTexts.delete}
      onConfirm={() => remove.mutateAsync({ projectIds: projects.map((project) => project._id) })}
      doneText={() => projectTexts.deleted(projects.length)}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}

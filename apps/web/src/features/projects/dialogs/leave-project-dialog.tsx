import type { Project } from '@rotunda/contract';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useChangeProjects } from '../api/use-change-projects.ts';
import { projectTexts } from '../model/project-texts.ts';

export interface LeaveProjectDialogProps {
  project: Project;
  onClose: () => void;
  onLeft: () => void;
}

/** Explains what leaving means before the user leaves: only another user can add them back. */
export function LeaveProjectDialog({ project, onClose, onLeft }: LeaveProjectDialogProps) {
  const { leave } = useChangeProjects();
  return (
    <ConfirmDialog
      title={projectTexts.leave}
      question={projectTexts.leaveQuestion(project.name)}
      label={projectTexts.leaveButton}
      onConfirm={() => leave.mutateAsync({ id: project._id })}
      doneText={() => projectTexts.left}
      onClose={onClose}
      onDone={onLeft}
    />
  );
}

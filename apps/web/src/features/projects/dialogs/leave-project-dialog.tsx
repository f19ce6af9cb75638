import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { projectTexts } from '../model/project-texts.ts';

export interface LeaveProjectDialogProps {
  project: Project;
  onClose: () => void;
  onLeft: () => void;
}

/** Says what leaving means before it is done: only someone else can bring the person back. */
export function LeaveProjectDialog({ project, onClose, onLeft }: LeaveProjectDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const leave = useMutation(
    queries.projectMembers.removeMyself.mutationOptions({
      onSuccess: async () => {
        onClose();
        onLeft();
        toast.success(projectTexts.left);
        for (const part of [queries.projects.find, queries.alerts, queries.savedSearches]) {
          await queryClient.invalidateQueries({ queryKey: part.key() });
        }
      },
    }),
  );
  return (
    <DialogShell
      title={projectTexts.leave}
      isOpen
      onClose={onClose}
      error={leave.error ? toApiFault(leave.error).message : null}
      submit={{
        label: 'Remove me',
        color: 'error',
        isPending: leave.isPending,
        onSubmit: () => leave.mutate({ id: project._id }),
      }}
    >
      <p>{projectTexts.leaveQuestion(project.name)}</p>
    </DialogShell>
  );
}

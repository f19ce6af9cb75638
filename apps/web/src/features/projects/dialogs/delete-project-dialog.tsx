import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { projectTexts } from '../model/project-texts.ts';

export interface DeleteProjectDialogProps {
  /** One or many. */
  projects: readonly Project[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes with projects before they are deleted. */
export function DeleteProjectDialog({ projects, onClose, onDeleted }: DeleteProjectDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(
    queries.projects.delete.mutationOptions({
      onSuccess: async () => {
        onClose();
        onDeleted();
        toast.success(projectTexts.deleted(projects.length));
        for (const part of [queries.projects.find, queries.alerts, queries.savedSearches]) {
          await queryClient.invalidateQueries({ queryKey: part.key() });
        }
      },
    }),
  );
  return (
    <DialogShell
      title={projectTexts.delete}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: projectTexts.delete,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () => remove.mutate({ projectIds: projects.map((project) => project._id) }),
      }}
    >
      <p>{projectTexts.deleteQuestion(projects.map((project) => project.name))}</p>
    </DialogShell>
  );
}

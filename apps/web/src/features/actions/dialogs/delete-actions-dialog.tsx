import { toApiFault } from '../../../shared/api/api-fault.ts';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import { actionTexts } from '../model/actions-texts.ts';

export interface DeleteActionsDialogProps {
  actions: readonly ShownAction[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before actions are deleted, one or many. */
export function DeleteActionsDialog({ actions, onClose, onDeleted }: DeleteActionsDialogProps) {
  const { remove } = useChangeActions();
  const [first] = actions;
  return (
    <DialogShell
      title={actions.length === 1 ? actionTexts.delete : actionTexts.deleteMany(actions.length)}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: recordTexts.deleteButton,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () =>
          remove.mutate(
            { actionIds: actions.map((action) => action._id) },
            {
              onSuccess: ({ deletedIds }) => {
                toast.success(actionTexts.deleted(deletedIds.length));
                onClose();
                onDeleted();
              },
            },
          ),
      }}
    >
      {actions.length === 1 && first ? <p style={{ overflowWrap: 'anywhere' }}>{`Delete “${first.name}”?`}</p> : null}
      <p>{actionTexts.deleteHint}</p>
    </DialogShell>
  );
}

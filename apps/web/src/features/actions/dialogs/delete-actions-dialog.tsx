import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import { actionTexts } from '../model/actions-texts.ts';

export interface DeleteActionsDialogProps {
  actions: readonly ShownAction[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before one or more actions are deleted. */
export function DeleteActionsDialog({ actions, onClose, onDeleted }: DeleteActionsDialogProps) {
  const { remove } = useChangeActions();
  const [first, ...others] = actions;
  const isOne = first !== undefined && others.length === 0;
  return (
    <ConfirmDialog
      title={isOne ? actionTexts.delete : actionTexts.deleteMany(actions.length)}
      {...(isOne
        ? { question: actionTexts.deleteQuestion(first.name), hint: actionTexts.deleteHint }
        : { question: actionTexts.deleteHint })}
      label={recordTexts.deleteButton}
      onConfirm={() => remove.mutateAsync({ actionIds: actions.map((action) => action._id) })}
      doneText={({ deletedIds }) => actionTexts.deleted(deletedIds.length)}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}

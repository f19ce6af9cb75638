import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { actionTexts } from '../model/actions-texts.ts';

const ActionTagsDialog = lazyComponent(
  async () => (await import('../dialogs/action-tags-dialog.tsx')).ActionTagsDialog,
);
const CreateActionDialog = lazyComponent(
  async () => (await import('../dialogs/create-action-dialog.tsx')).CreateActionDialog,
);
const UpdateActionDialog = lazyComponent(
  async () => (await import('../dialogs/update-action-dialog.tsx')).UpdateActionDialog,
);
const DeleteActionsDialog = lazyComponent(
  async () => (await import('../dialogs/delete-actions-dialog.tsx')).DeleteActionsDialog,
);

export interface ActionDialogsOptions {
  /** Project that new actions belong to. */
  scope: string | null;
  selection: LoadedSelection<ShownAction>;
  /** Shows an action in the flyout; null closes it. */
  onOpen: (actionId: string | null, replace?: boolean) => void;
}

/** Returns the dialogs of the Actions screen. */
export function useActionDialogs({ scope, selection, onOpen }: ActionDialogsOptions) {
  const made = {
    context: { projectIds: scope === null ? [] : [scope] },
    createdText: actionTexts.createdOnScreen,
  };
  return useDialogs({
    create: (close) => <CreateActionDialog {...made} onClose={close} />,
    duplicate: (close, copied: ShownAction) => <CreateActionDialog {...made} copied={copied} onClose={close} />,
    edit: (close, action: ShownAction) => <UpdateActionDialog actionId={action._id} onClose={close} />,
    remove: (close, actions: readonly ShownAction[]) => (
      <DeleteActionsDialog
        actions={actions}
        onClose={close}
        onDeleted={() => {
          selection.clear();
          onOpen(null, true);
        }}
      />
    ),
    tag: (close) => <ActionTagsDialog actions={selection.rows} onClose={close} />,
  });
}

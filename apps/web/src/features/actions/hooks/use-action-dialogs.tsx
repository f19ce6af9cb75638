import { useState, type ReactNode } from 'react';
import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import type { ShownAction } from '../api/use-action-list.ts';
import type { ActionCommands } from '../components/action-flyout.tsx';
import { ActionTagsDialog } from '../dialogs/action-tags-dialog.tsx';
import { CreateActionDialog } from '../dialogs/create-action-dialog.tsx';
import { DeleteActionsDialog } from '../dialogs/delete-actions-dialog.tsx';
import { UpdateActionDialog } from '../dialogs/update-action-dialog.tsx';
import { actionTexts } from '../model/actions-texts.ts';

type Shown =
  | { kind: 'create' }
  | { kind: 'edit' | 'duplicate'; action: ShownAction }
  | { kind: 'delete'; actions: readonly ShownAction[] }
  | { kind: 'tags' };

export interface ActionDialogs {
  create: () => void;
  commands: ActionCommands;
  tagChosen: () => void;
  deleteChosen: () => void;
  /** The open one. */
  dialog: ReactNode;
}

export interface ActionDialogsOptions {
  /** Project new actions belong to. */
  scope: string | null;
  selection: LoadedSelection<ShownAction>;
  /** Shows an action in the flyout; null closes it. */
  onOpen: (actionId: string | null, replace?: boolean) => void;
}

/** The dialogs of the Actions screen: one at a time. */
export function useActionDialogs({ scope, selection, onOpen }: ActionDialogsOptions): ActionDialogs {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  return {
    create: () => setShown({ kind: 'create' }),
    commands: {
      edit: (action) => setShown({ kind: 'edit', action }),
      duplicate: (action) => setShown({ kind: 'duplicate', action }),
      remove: (action) => setShown({ kind: 'delete', actions: [action] }),
    },
    tagChosen: () => setShown({ kind: 'tags' }),
    deleteChosen: () => setShown({ kind: 'delete', actions: selection.rows }),
    dialog: dialogOf(shown, close, { scope, selection, onOpen }),
  };
}

function dialogOf(shown: Shown | null, close: () => void, { scope, selection, onOpen }: ActionDialogsOptions) {
  switch (shown?.kind) {
    case 'create':
    case 'duplicate':
      return (
        <CreateActionDialog
          context={{ projectIds: scope === null ? [] : [scope] }}
          {...(shown.kind === 'duplicate' ? { copied: shown.action } : {})}
          createdText={actionTexts.createdOnScreen}
          onClose={close}
        />
      );
    case 'edit':
      return <UpdateActionDialog actionId={shown.action._id} onClose={close} />;
    case 'delete':
      return (
        <DeleteActionsDialog
          actions={shown.actions}
          onClose={close}
          onDeleted={() => {
            selection.clear();
            onOpen(null, true);
          }}
        />
      );
    case 'tags':
      return <ActionTagsDialog actions={selection.rows} onClose={close} />;
    default:
      return null;
  }
}

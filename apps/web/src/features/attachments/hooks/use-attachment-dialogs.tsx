import { useState, type ReactNode } from 'react';
import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { CreateAttachmentDialog } from '../dialogs/create-attachment-dialog.tsx';
import { DeleteAttachmentsDialog } from '../dialogs/delete-attachments-dialog.tsx';
import { UpdateAttachmentDialog } from '../dialogs/update-attachment-dialog.tsx';
import type { AttachmentsScope, AttachmentsSearchChanges } from '../model/attachments-search.ts';

type Shown = { kind: 'create' } | { kind: 'edit'; attachment: ShownAttachment } | { kind: 'delete' };

export interface AttachmentDialogs {
  create: () => void;
  edit: (attachment: ShownAttachment) => void;
  deleteChosen: () => void;
  /** The open one. */
  dialog: ReactNode;
}

export interface AttachmentDialogsOptions {
  /** What new attachments are made beside. */
  scope: AttachmentsScope | null;
  selection: LoadedSelection<ShownAttachment>;
  /** A search or filter is on, which could hide a new one. */
  isNarrowed: boolean;
  onSearchChange: (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) => void;
}

/** The dialogs of an attachment list: one at a time. */
export function useAttachmentDialogs(options: AttachmentDialogsOptions): AttachmentDialogs {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    create: () => setShown({ kind: 'create' }),
    edit: (attachment) => setShown({ kind: 'edit', attachment }),
    deleteChosen: () => setShown({ kind: 'delete' }),
    dialog: dialogOf(shown, () => setShown(null), options),
  };
}

function dialogOf(
  shown: Shown | null,
  close: () => void,
  { scope, selection, isNarrowed, onSearchChange }: AttachmentDialogsOptions,
) {
  switch (shown?.kind) {
    case 'create':
      return (
        <CreateAttachmentDialog
          scope={scope}
          onClose={close}
          isNarrowed={isNarrowed}
          // The new one is on top of the whole list in its first order; a search or filter could hide it.
          onCreated={() => onSearchChange({ text: null, filters: null, sort: null, page: null }, { replace: true })}
        />
      );
    case 'edit':
      return <UpdateAttachmentDialog attachment={shown.attachment} onClose={close} />;
    case 'delete':
      return (
        <DeleteAttachmentsDialog
          attachmentIds={selection.rows.map(({ id }) => id)}
          onClose={close}
          onDeleted={() => {
            selection.clear();
            onSearchChange({ open: null }, { replace: true });
          }}
        />
      );
    default:
      return null;
  }
}

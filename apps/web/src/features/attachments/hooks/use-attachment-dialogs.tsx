import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import type { AttachmentsScope, AttachmentsSearchChanges } from '../model/attachments-search.ts';

const CreateAttachmentDialog = lazyComponent(
  async () => (await import('../dialogs/create-attachment-dialog.tsx')).CreateAttachmentDialog,
);
const UpdateAttachmentDialog = lazyComponent(
  async () => (await import('../dialogs/update-attachment-dialog.tsx')).UpdateAttachmentDialog,
);
const DeleteAttachmentsDialog = lazyComponent(
  async () => (await import('../dialogs/delete-attachments-dialog.tsx')).DeleteAttachmentsDialog,
);

export interface AttachmentDialogsOptions {
  /** Project or document that new attachments are added to. */
  scope: AttachmentsScope | null;
  selection: LoadedSelection<ShownAttachment>;
  /** A search or filter is active and could hide a new attachment. */
  isNarrowed: boolean;
  onSearchChange: (changes: AttachmentsSearchChanges, options?: { replace?: boolean }) => void;
}

/** Returns the dialogs of an attachment list. */
export function useAttachmentDialogs({ scope, selection, isNarrowed, onSearchChange }: AttachmentDialogsOptions) {
  return useDialogs({
    create: (close) => (
      <CreateAttachmentDialog
        scope={scope}
        onClose={close}
        isNarrowed={isNarrowed}
        // Reset to the whole list in its default order, where the new attachment comes first. A search or filter could
        // hide it.
        onCreated={() => onSearchChange({ text: null, filters: null, sort: null, page: null }, { replace: true })}
      />
    ),
    edit: (close, attachment: ShownAttachment) => <UpdateAttachmentDialog attachment={attachment} onClose={close} />,
    removeChosen: (close) => (
      <DeleteAttachmentsDialog
        attachmentIds={selection.rows.map(({ id }) => id)}
        onClose={close}
        onDeleted={() => {
          selection.clear();
          onSearchChange({ open: null }, { replace: true });
        }}
      />
    ),
  });
}

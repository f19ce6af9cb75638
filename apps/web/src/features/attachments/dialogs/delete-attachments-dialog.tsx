import { toApiFault } from '../../../shared/api/api-fault.ts';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

export interface DeleteAttachmentsDialogProps {
  attachmentIds: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before several attachments are deleted at once. */
export function DeleteAttachmentsDialog({ attachmentIds, onClose, onDeleted }: DeleteAttachmentsDialogProps) {
  const { remove } = useChangeAttachments();
  return (
    <DialogShell
      title={attachmentTexts.deleteMany(attachmentIds.length)}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: recordTexts.deleteButton,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () =>
          remove.mutate(
            { attachmentIds: [...attachmentIds] },
            {
              onSuccess: ({ deletedIds }) => {
                toast.success(attachmentTexts.deleted(deletedIds.length));
                onClose();
                onDeleted();
              },
            },
          ),
      }}
    >
      <p>{attachmentTexts.deleteHint}</p>
    </DialogShell>
  );
}

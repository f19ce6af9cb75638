import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

export interface DeleteAttachmentsDialogProps {
  attachmentIds: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before several attachments are deleted. */
export function DeleteAttachmentsDialog({ attachmentIds, onClose, onDeleted }: DeleteAttachmentsDialogProps) {
  const { remove } = useChangeAttachments();
  return (
    <ConfirmDialog
      title={attachmentTexts.deleteMany(attachmentIds.length)}
      question={attachmentTexts.deleteHint}
      label={recordTexts.deleteButton}
      onConfirm={() => remove.mutateAsync({ attachmentIds: [...attachmentIds] })}
      doneText={({ deletedIds }) => attachmentTexts.deleted(deletedIds.length)}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}

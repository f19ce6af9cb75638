import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { checkValues, getDifferences, readValues } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentFormDialog } from './attachment-form-dialog.tsx';

export interface UpdateAttachmentDialogProps {
  attachment: ShownAttachment;
  onClose: () => void;
}

/** Dialog to edit an attachment. A link stays a link, and a file keeps its content. */
export function UpdateAttachmentDialog({ attachment, onClose }: UpdateAttachmentDialogProps) {
  const { client } = useApi();
  const { update } = useChangeAttachments();
  const form = useRecordForm({
    record: attachment,
    readValues,
    check: (values) => checkValues(values, attachment.attachmentType, false),
    save: ({ record, values, before }) =>
      update.mutateAsync({ id: record.id, version: record.version, updates: getDifferences(values, before) }),
    conflict: { message: attachmentTexts.conflict, load: () => client.attachments.get({ id: attachment.id }) },
    onSaved: () => {
      toast.success(attachmentTexts.updated);
      onClose();
    },
  });
  return (
    <AttachmentFormDialog
      form={form}
      title={attachmentTexts.edit}
      label={attachmentTexts.update}
      pendingLabel={attachmentTexts.updating}
      kind={attachment.attachmentType}
      onKindChange={null}
      onClose={onClose}
    />
  );
}

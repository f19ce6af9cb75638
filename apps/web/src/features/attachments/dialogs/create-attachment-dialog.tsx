import { useState } from 'react';
import { withWebProtocol } from '@rotunda/domain';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { checkValues, getDetails, newValues, type AttachmentKind } from '../model/attachment-values.ts';
import type { AttachmentsScope } from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentFormDialog } from './attachment-form-dialog.tsx';

export interface CreateAttachmentDialogProps {
  /** Project or document that the attachment is added to. */
  scope: AttachmentsScope | null;
  onClose: () => void;
  /** The list is currently searched or filtered, which is reset afterwards. */
  isNarrowed?: boolean;
  onCreated?: () => void;
}

/** Dialog for a new link or file. */
export function CreateAttachmentDialog({ scope, isNarrowed = false, onClose, onCreated }: CreateAttachmentDialogProps) {
  const { create, upload, progress } = useChangeAttachments();
  const [kind, setKind] = useState<AttachmentKind>('link');
  const form = useRecordForm({
    record: scope,
    readValues: newValues,
    check: (values) => checkValues(values, kind, true),
    save: async ({ values }) => {
      const details = getDetails(values);
      if (kind === 'file' && values.file !== null) return upload.mutateAsync({ file: values.file, details });
      return create.mutateAsync({ ...details, attachmentType: 'link', url: withWebProtocol(values.url) });
    },
    onSaved: () => {
      toast.success(isNarrowed ? attachmentTexts.createdAndCleared : attachmentTexts.created);
      onClose();
      onCreated?.();
    },
  });
  return (
    <AttachmentFormDialog
      form={form}
      title={attachmentTexts.add}
      label={attachmentTexts.create}
      pendingLabel={attachmentTexts.creating}
      kind={kind}
      onKindChange={setKind}
      progress={progress}
      onClose={onClose}
    />
  );
}

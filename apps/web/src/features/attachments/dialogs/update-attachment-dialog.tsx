import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { ConflictNotice } from '../../../shared/records/conflict-notice.tsx';
import { rebaseValues } from '../../../shared/records/rebase-values.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { differencesOf, isChanged, valuesOf } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentFormDialog } from './attachment-form-dialog.tsx';

export interface UpdateAttachmentDialogProps {
  attachment: ShownAttachment;
  onClose: () => void;
}

/** Changes an attachment; a link stays a link, and the content of a file what it is. */
export function UpdateAttachmentDialog({ attachment, onClose }: UpdateAttachmentDialogProps) {
  const { client } = useApi();
  const { update } = useChangeAttachments();
  const [base, setBase] = useState(attachment);
  const [values, setValues] = useState(() => valuesOf(attachment));
  const before = valuesOf(base);
  const isConflict = update.error !== null && toApiFault(update.error).code === 'CONFLICT';
  const isDirty = isChanged(values, before);
  const submit = () =>
    update.mutate(
      { id: base.id, version: base.version, updates: differencesOf(values, before) },
      {
        onSuccess: () => {
          toast.success(attachmentTexts.updated);
          onClose();
        },
      },
    );
  return (
    <AttachmentFormDialog
      title={attachmentTexts.edit}
      submitLabel={attachmentTexts.update}
      pendingLabel={attachmentTexts.updating}
      kind={base.attachmentType}
      onKindChange={null}
      values={values}
      onChange={setValues}
      isDirty={isDirty}
      isUnchanged={!isDirty || isConflict}
      isPending={update.isPending}
      error={update.error}
      notice={
        isConflict ? (
          <ConflictNotice
            message={attachmentTexts.conflict}
            load={() => client.attachments.get({ id: base.id })}
            onReloaded={(current) => {
              setValues(rebaseValues(values, before, valuesOf(current)));
              setBase(current);
              update.reset();
            }}
          />
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { detailsOf, isChanged, newValues, withProtocol, type AttachmentKind } from '../model/attachment-values.ts';
import type { AttachmentsScope } from '../model/attachments-search.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import { AttachmentFormDialog } from './attachment-form-dialog.tsx';

export interface CreateAttachmentDialogProps {
  /** What it is made beside. */
  scope: AttachmentsScope | null;
  onClose: () => void;
  /** The list beside it is searched or filtered, and will not be afterwards. */
  isNarrowed?: boolean;
  onCreated?: () => void;
}

/** A new link or file. */
export function CreateAttachmentDialog({ scope, isNarrowed = false, onClose, onCreated }: CreateAttachmentDialogProps) {
  const { create, upload, progress } = useChangeAttachments();
  const [kind, setKind] = useState<AttachmentKind>('link');
  const [initial] = useState(() => newValues(scope));
  const [values, setValues] = useState(initial);
  const done = {
    onSuccess: () => {
      toast.success(isNarrowed ? attachmentTexts.createdAndCleared : attachmentTexts.created);
      onClose();
      onCreated?.();
    },
  };
  const submit = () => {
    const details = detailsOf(values);
    if (kind === 'link') create.mutate({ ...details, attachmentType: kind, url: withProtocol(values.url) }, done);
    else if (values.file !== null) upload.mutate({ file: values.file, details }, done);
  };
  const change = kind === 'link' ? create : upload;
  return (
    <AttachmentFormDialog
      title={attachmentTexts.add}
      submitLabel={attachmentTexts.create}
      pendingLabel={attachmentTexts.creating}
      kind={kind}
      onKindChange={setKind}
      values={values}
      onChange={(next) => {
        // What the server said was about the file or address that was there before.
        if (change.isError) change.reset();
        setValues(next);
      }}
      isDirty={isChanged(values, initial)}
      isUnchanged={false}
      isPending={change.isPending}
      error={change.error}
      progress={progress}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

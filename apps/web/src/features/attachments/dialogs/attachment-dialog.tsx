import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LIMITS } from '@rotunda/contract';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { useChangeAttachments } from '../api/use-change-attachments.ts';
import { FileFields, FileUnavailable, LinkFields, useHasFiles } from '../components/attachment-fields.tsx';
import {
  checkValues,
  detailsOf,
  differencesOf,
  isChanged,
  newValues,
  valuesOf,
  withProtocol,
  type AttachmentKind,
  type ValueFaults,
} from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';
import type { AttachmentsScope } from '../model/attachments-search.ts';

const WIDTH = 560;

export interface AttachmentDialogProps {
  /** The one that is changed; null for a new one. */
  attachment: ShownAttachment | null;
  /** What a new one is made beside. */
  scope: AttachmentsScope | null;
  onClose: () => void;
  onCreated?: () => void;
}

/** A link or a file, new or changed; in a change the tabs are fixed (S1 §4). */
export function AttachmentDialog({ attachment, scope, onClose, onCreated }: AttachmentDialogProps) {
  const isNew = attachment === null;
  const hasFiles = useHasFiles();
  const [kind, setKind] = useState<AttachmentKind>(attachment?.attachmentType ?? 'link');
  const [before] = useState(() => (attachment ? valuesOf(attachment) : newValues(scope)));
  const [values, setValues] = useState(before);
  const [touched, setTouched] = useState<ReadonlySet<keyof ValueFaults>>(new Set());
  const saving = useSaving({ attachment, onClose, ...(onCreated ? { onCreated } : {}) });
  const isUnavailable = isNew && kind === 'file' && !hasFiles;
  const checks = checkValues(values, kind, isNew);
  const fault = saving.error ? toApiFault(saving.error) : null;
  const isConflict = fault?.code === 'CONFLICT';
  const shown = Object.fromEntries(Object.entries(checks).filter(([field]) => isTouched(touched, field)));
  const tooLarge = values.file && values.file.size > LIMITS.fileBytes ? { file: attachmentTexts.fileTooLarge } : {};
  const fields = {
    values,
    onChange: (changes: Partial<typeof values>) => setValues((now) => ({ ...now, ...changes })),
    faults: { ...fault?.fields, ...shown, ...tooLarge },
    onBlur: (field: keyof ValueFaults) => setTouched(new Set([...touched, field])),
    isDisabled: saving.isPending,
  };
  const isDirty = isChanged(values, before);
  const isReady = Object.keys({ ...checks, ...tooLarge }).length === 0 && !isConflict && (isNew || isDirty);
  return (
    <DialogShell
      title={isNew ? attachmentTexts.add : attachmentTexts.edit}
      isOpen
      onClose={onClose}
      width={WIDTH}
      isDirty={isDirty}
      error={fault === null || isConflict || Object.keys(fault.fields).length > 0 ? null : fault.message}
      {...(isUnavailable
        ? {}
        : {
            submit: {
              label: isNew ? attachmentTexts.create : attachmentTexts.update,
              pendingLabel: isNew ? attachmentTexts.creating : attachmentTexts.updating,
              isPending: saving.isPending,
              isDisabled: !isReady,
              onSubmit: () => saving.submit(kind, values, before),
            },
          })}
    >
      <Tabs value={kind} onChange={(_event, next: AttachmentKind) => setKind(next)} sx={{ mb: 4 }}>
        <Tab value="link" label={attachmentTexts.link} disabled={!isNew || saving.isPending} />
        <Tab value="file" label={attachmentTexts.file} disabled={!isNew || saving.isPending} />
      </Tabs>
      {isConflict ? (
        <Alert severity="warning" icon={<Icon name="warning" />} sx={{ mb: 4 }}>
          <strong>{attachmentTexts.conflict}</strong> {attachmentTexts.conflictHint}
        </Alert>
      ) : null}
      {kind === 'link' ? <LinkFields {...fields} /> : null}
      {kind === 'file' && !isUnavailable ? <FileFields {...fields} hasFile={!isNew} /> : null}
      {isUnavailable ? <FileUnavailable /> : null}
      {saving.progress ? (
        <div style={{ marginTop: 16 }}>
          <ProgressBar
            label={attachmentTexts.uploading}
            done={saving.progress.sent}
            total={saving.progress.total}
            format={formatFileSize}
          />
        </div>
      ) : null}
    </DialogShell>
  );
}

const isTouched = (touched: ReadonlySet<string>, field: string): boolean => touched.has(field);

function useSaving({ attachment, onClose, onCreated }: Omit<AttachmentDialogProps, 'scope'>) {
  const { create, update, upload, progress } = useChangeAttachments();
  const done = (text: string) => ({
    onSuccess: () => {
      toast.success(text);
      onClose();
      if (attachment === null) onCreated?.();
    },
  });
  type Values = ReturnType<typeof newValues>;
  return {
    progress,
    isPending: create.isPending || update.isPending || upload.isPending,
    error: create.error ?? update.error ?? upload.error,
    submit: (kind: AttachmentKind, values: Values, before: Values) => {
      if (attachment !== null) {
        const { id, version } = attachment;
        update.mutate({ id, version, updates: differencesOf(values, before) }, done(attachmentTexts.updated));
      } else if (kind === 'link') {
        const link = { attachmentType: kind, url: withProtocol(values.url) };
        create.mutate({ ...detailsOf(values), ...link }, done(attachmentTexts.created));
      } else if (values.file !== null) {
        upload.mutate({ file: values.file, details: detailsOf(values) }, done(attachmentTexts.created));
      }
    },
  };
}

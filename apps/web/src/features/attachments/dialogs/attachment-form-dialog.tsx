import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, type ReactNode } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import type { UploadProgress } from '../api/use-change-attachments.ts';
import { FileFields, FileUnavailable, useHasFiles } from '../components/file-fields.tsx';
import { LinkFields } from '../components/link-fields.tsx';
import {
  checkValues,
  fileFaultOf,
  type AttachmentKind,
  type AttachmentValues,
  type ValueFaults,
} from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

const WIDTH = 560;

export interface AttachmentFormDialogProps {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  kind: AttachmentKind;
  /** Null in a change, where the tabs are fixed (S1 §4). */
  onKindChange: ((kind: AttachmentKind) => void) | null;
  values: AttachmentValues;
  onChange: (values: (before: AttachmentValues) => AttachmentValues) => void;
  isDirty: boolean;
  /** There is nothing to send. */
  isUnchanged: boolean;
  isPending: boolean;
  error: unknown;
  /** Of a file on its way. */
  progress?: UploadProgress | null;
  /** Over the fields: what happened meanwhile. */
  notice?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form of a link or a file in its dialog. */
export function AttachmentFormDialog(props: AttachmentFormDialogProps) {
  const { kind, onKindChange, values, onChange, error, isPending, notice, progress } = props;
  const isNew = onKindChange !== null;
  const hasFiles = useHasFiles();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const isUnavailable = isNew && kind === 'file' && !hasFiles;
  const checks = checkValues(values, kind, isNew);
  const fault = error === null || error === undefined ? null : toApiFault(error);
  const shown = Object.fromEntries(Object.entries(checks).filter(([field]) => touched.has(field)));
  const fields = {
    values,
    onChange: (changes: Partial<AttachmentValues>) => onChange((before) => ({ ...before, ...changes })),
    faults: { ...fault?.fields, ...shown, ...fileFaultOf(values) },
    onBlur: (field: keyof ValueFaults) => setTouched(new Set([...touched, field])),
    isDisabled: isPending,
  };
  const submit = {
    label: props.submitLabel,
    pendingLabel: props.pendingLabel,
    isPending,
    isDisabled: Object.keys(checks).length > 0 || props.isUnchanged,
    onSubmit: props.onSubmit,
  };
  return (
    <DialogShell
      title={props.title}
      isOpen
      onClose={props.onClose}
      width={WIDTH}
      isDirty={props.isDirty}
      error={fault === null || notice || Object.keys(fault.fields).length > 0 ? null : fault.message}
      {...(isUnavailable ? {} : { submit })}
    >
      <Tabs value={kind} onChange={(_event, next: AttachmentKind) => onKindChange?.(next)} sx={{ mb: 4 }}>
        <Tab value="link" label={attachmentTexts.link} disabled={!isNew || isPending} />
        <Tab value="file" label={attachmentTexts.file} disabled={!isNew || isPending} />
      </Tabs>
      {notice}
      {kind === 'link' ? <LinkFields {...fields} /> : null}
      {kind === 'file' && !isUnavailable ? <FileFields {...fields} hasFile={!isNew} /> : null}
      {isUnavailable ? <FileUnavailable /> : null}
      {progress ? (
        <div style={{ marginTop: 16 }}>
          <ProgressBar
            label={attachmentTexts.uploading}
            done={progress.sent}
            total={progress.total}
            format={formatFileSize}
          />
        </div>
      ) : null}
    </DialogShell>
  );
}

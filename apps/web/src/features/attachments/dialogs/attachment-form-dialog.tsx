import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { RecordFormDialog, type RecordFormDialogProps } from '../../../shared/records/record-form-dialog.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import type { UploadProgress } from '../api/use-change-attachments.ts';
import { FileFields, FileUnavailable, useHasFiles } from '../components/file-fields.tsx';
import { LinkFields } from '../components/link-fields.tsx';
import type { AttachmentKind, AttachmentValues } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

const WIDTH = 560;

export interface AttachmentFormDialogProps extends Pick<
  RecordFormDialogProps<AttachmentValues>,
  'form' | 'title' | 'label' | 'pendingLabel' | 'onClose'
> {
  kind: AttachmentKind;
  /** Null when editing, where the tabs are fixed (ATT-02). */
  onKindChange: ((kind: AttachmentKind) => void) | null;
  /** Progress of the file being uploaded. */
  progress?: UploadProgress | null;
}

/** Dialog with the form of a link or a file. */
export function AttachmentFormDialog({ kind, onKindChange, progress, ...dialog }: AttachmentFormDialogProps) {
  const { form } = dialog;
  const isNew = onKindChange !== null;
  const hasFiles = useHasFiles();
  const isUnavailable = isNew && kind === 'file' && !hasFiles;
  return (
    <RecordFormDialog {...dialog} width={WIDTH} isNew={isNew} isReadOnly={isUnavailable}>
      <Tabs value={kind} onChange={(_event, next: AttachmentKind) => onKindChange?.(next)} sx={{ mb: 4 }}>
        <Tab value="link" label={attachmentTexts.link} disabled={!isNew || form.isPending} />
        <Tab value="file" label={attachmentTexts.file} disabled={!isNew || form.isPending} />
      </Tabs>
      {kind === 'link' ? <LinkFields form={form} /> : null}
      {kind === 'file' && !isUnavailable ? <FileFields form={form} hasFile={!isNew} /> : null}
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
    </RecordFormDialog>
  );
}

import TextField from '@mui/material/TextField';
import { FILE_IMPORT_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiError } from '../api/api-error.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { useFileImport } from './use-file-import.ts';
import { importTexts, type ImportTexts } from './import-texts.ts';

export interface ImportStepProps {
  fileImport: ReturnType<typeof useFileImport>;
  words: ImportTexts;
  onClose: () => void;
}

/** Import step that chooses the file and what it lists. */
export function ChooseFileStep({ fileImport: { upload }, words, onClose }: ImportStepProps) {
  const [kind, setKind] = useState(words.kinds[0]?.value);
  const [file, setFile] = useState<File | null>(null);
  const fault = upload.error ? toApiError(upload.error) : null;
  const isTooLarge = file !== null && file.size > FILE_IMPORT_LIMITS.bytes;
  return (
    <DialogShell
      title={words.title}
      isOpen
      onClose={onClose}
      error={isTooLarge ? importTexts.fileTooLarge : (fault?.fields['file'] ?? fault?.message ?? null)}
      submit={{
        label: importTexts.upload,
        pendingLabel: importTexts.uploading,
        isPending: upload.isPending,
        isDisabled: file === null || isTooLarge,
        onSubmit: () => {
          if (file !== null && kind !== undefined) upload.mutate({ file, kind });
        },
      }}
    >
      <p style={{ marginBottom: 16 }}>{importTexts.hint}</p>
      {kind === undefined || words.kinds.length < 2 ? null : (
        <SegmentedControl label={importTexts.typeLabel} segments={words.kinds} value={kind} onChange={setKind} />
      )}
      <TextField
        fullWidth
        type="file"
        label={importTexts.file}
        onChange={({ target }) => {
          upload.reset();
          setFile(target instanceof HTMLInputElement ? (target.files?.[0] ?? null) : null);
        }}
        slotProps={{ htmlInput: { accept: '.csv,.txt,.tsv,text/csv' } }}
        sx={words.kinds.length < 2 ? {} : { mt: 4 }}
      />
    </DialogShell>
  );
}

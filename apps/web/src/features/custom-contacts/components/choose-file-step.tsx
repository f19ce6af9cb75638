import TextField from '@mui/material/TextField';
import type { CustomContactType } from '@rotunda/contract';
import { CONTACT_IMPORT_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import type { useContactImport } from '../api/use-contact-import.ts';
import { importTexts } from '../model/import-texts.ts';

export interface ImportStepProps {
  contactImport: ReturnType<typeof useContactImport>;
  onClose: () => void;
}

const SEGMENTS = [
  { value: 'CustomPerson', label: importTexts.types.CustomPerson },
  { value: 'CustomOrg', label: importTexts.types.CustomOrg },
] as const satisfies readonly { value: CustomContactType; label: string }[];

/** Which file it is, and what it lists. */
export function ChooseFileStep({ contactImport: { upload }, onClose }: ImportStepProps) {
  const [contactType, setContactType] = useState<CustomContactType>('CustomPerson');
  const [file, setFile] = useState<File | null>(null);
  const fault = upload.error ? toApiFault(upload.error) : null;
  const isTooLarge = file !== null && file.size > CONTACT_IMPORT_LIMITS.bytes;
  return (
    <DialogShell
      title={importTexts.title}
      isOpen
      onClose={onClose}
      error={isTooLarge ? importTexts.fileTooLarge : (fault?.fields['file'] ?? fault?.message ?? null)}
      submit={{
        label: importTexts.upload,
        pendingLabel: importTexts.uploading,
        isPending: upload.isPending,
        isDisabled: file === null || isTooLarge,
        onSubmit: () => {
          if (file !== null) upload.mutate({ file, contactType });
        },
      }}
    >
      <p style={{ marginBottom: 16 }}>{importTexts.hint}</p>
      <SegmentedControl
        label={importTexts.typeLabel}
        segments={SEGMENTS}
        value={contactType}
        onChange={setContactType}
      />
      <TextField
        fullWidth
        type="file"
        label={importTexts.file}
        onChange={({ target }) => {
          upload.reset();
          setFile(target instanceof HTMLInputElement ? (target.files?.[0] ?? null) : null);
        }}
        slotProps={{ htmlInput: { accept: '.csv,.txt,.tsv,text/csv' } }}
        sx={{ mt: 4 }}
      />
    </DialogShell>
  );
}

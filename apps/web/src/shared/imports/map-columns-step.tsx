import { styled } from '@mui/material/styles';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FileImport, ImportMapping } from '@rotunda/contract';
import { FILE_IMPORT_FIELDS, type ImportField } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiError } from '../api/api-error.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { importTexts } from './import-texts.ts';
import type { ImportStepProps } from './choose-file-step.tsx';

const Columns = styled('div')({ display: 'grid', gap: 16, marginTop: 16 });

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'end',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
}));

const Examples = styled('span')(({ theme }) => ({
  paddingBottom: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.ink2,
}));

interface MapColumnsStepProps extends ImportStepProps {
  file: FileImport;
  onChecked: () => void;
}

/**
 * Maps each column to a field, initially guessed from the column name. A field moves from its previous column to the
 * new one.
 */
export function MapColumnsStep({ file, fileImport: { check }, words, onChecked, onClose }: MapColumnsStepProps) {
  const [mapping, setMapping] = useState<ImportMapping>(file.mapping);
  const fault = check.error ? toApiError(check.error) : null;
  const { importId, kind, columns, examples, rows } = file;
  const fields: readonly ImportField[] = FILE_IMPORT_FIELDS[kind];
  const choose = (index: number, value: string) => {
    const field = fields.find((one) => one === value) ?? null;
    check.reset();
    setMapping(mapping.map((assigned, other) => (other === index ? field : assigned === field ? null : assigned)));
  };
  return (
    <DialogShell
      title={words.title}
      isOpen
      width={680}
      onClose={onClose}
      error={fault?.fields['mapping'] ?? fault?.message ?? null}
      submit={{
        label: importTexts.check,
        isPending: check.isPending,
        onSubmit: () => check.mutate({ importId, mapping }, { onSuccess: onChecked }),
      }}
    >
      <p>{importTexts.columnsHint(rows)}</p>
      <Columns>
        {columns.map((column, index) => (
          // Column names may occur twice, so the index is the key.
          <Column key={index}>
            <TextField
              select
              fullWidth
              label={importTexts.field(column || importTexts.unnamed(index + 1))}
              value={mapping[index] ?? ''}
              onChange={(event) => choose(index, event.target.value)}
              slotProps={{ select: { displayEmpty: true } }}
            >
              <MenuItem value="">{importTexts.leftOut}</MenuItem>
              {fields.map((field) => (
                <MenuItem key={field} value={field}>
                  {words.fields[field]}
                </MenuItem>
              ))}
            </TextField>
            <Examples>{examples[index]?.join(' · ')}</Examples>
          </Column>
        ))}
      </Columns>
    </DialogShell>
  );
}

import { styled } from '@mui/material/styles';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ContactImport, ContactMapping } from '@rotunda/contract';
import { CONTACT_IMPORT_FIELDS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { importTexts } from '../model/import-texts.ts';
import type { ImportStepProps } from './choose-file-step.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  '& .column': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12, alignItems: 'end' },
  '& .examples': {
    paddingBottom: 6,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.token.ink2,
  },
  [theme.breakpoints.down('sm')]: { '& .column': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } },
}));

interface MapColumnsStepProps extends ImportStepProps {
  file: ContactImport;
  onChecked: () => void;
}

/** What each column holds: guessed from its name, and changed here. A field that another column gets leaves its own. */
export function MapColumnsStep({ file, contactImport: { check }, onChecked, onClose }: MapColumnsStepProps) {
  const [mapping, setMapping] = useState<ContactMapping>(file.mapping);
  const fault = check.error ? toApiFault(check.error) : null;
  const { importId, contactType, columns, examples, rows } = file;
  const choose = (index: number, value: string) => {
    const field = CONTACT_IMPORT_FIELDS[contactType].find((one) => one === value) ?? null;
    check.reset();
    setMapping(mapping.map((held, other) => (other === index ? field : held === field ? null : held)));
  };
  return (
    <DialogShell
      title={importTexts.title}
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
          // Columns have no names of their own that could not be twice.
          <div key={index} className="column">
            <TextField
              select
              fullWidth
              label={importTexts.field(column || importTexts.unnamed(index + 1))}
              value={mapping[index] ?? ''}
              onChange={(event) => choose(index, event.target.value)}
              slotProps={{ select: { displayEmpty: true } }}
            >
              <MenuItem value="">{importTexts.leftOut}</MenuItem>
              {CONTACT_IMPORT_FIELDS[contactType].map((field) => (
                <MenuItem key={field} value={field}>
                  {importTexts.fields[field]}
                </MenuItem>
              ))}
            </TextField>
            <span className="examples">{examples[index]?.join(' · ')}</span>
          </div>
        ))}
      </Columns>
    </DialogShell>
  );
}

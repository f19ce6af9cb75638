import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EXPORT_FIELDS, type ExportKind } from '@rotunda/contract/values';
import { useId, useState } from 'react';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { exportTexts } from '../exports-texts.ts';
import { getFieldNames } from '../model/export-values.ts';

const Root = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontSize: 13, lineHeight: '20px', fontWeight: 500 },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
});

const Count = styled('span')({ fontSize: 13, fontVariantNumeric: 'tabular-nums' });

const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.failed, fontSize: 12 }));

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  columnGap: 12,
  padding: 8,
  maxHeight: 240,
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  // The box for all fields has the first row for itself.
  '& > :first-of-type': { gridColumn: '1 / -1' },
}));

export interface FieldChoicesProps {
  kind: ExportKind;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  fault: string | undefined;
}

/** Columns of the file: a line with their number, which expands to all of them. */
export function FieldChoices({ kind, chosen, onChange, fault }: FieldChoicesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const boxesId = useId();
  const names = getFieldNames(kind);
  const labels = new Map<string, string>(Object.entries(EXPORT_FIELDS[kind]));
  const toggle = (name: string, isChosen: boolean) =>
    onChange(names.filter((one) => (one === name ? isChosen : chosen.includes(one))));
  return (
    <Root>
      <legend>{exportTexts.fields}</legend>
      <Head>
        <Count role="status">{exportTexts.fieldCount(chosen.length, names.length)}</Count>
        <Button size="small" aria-expanded={isOpen} aria-controls={boxesId} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? exportTexts.hideFields : exportTexts.showFields}
        </Button>
      </Head>
      {fault === undefined ? null : <Fault role="alert">{fault}</Fault>}
      <div id={boxesId} hidden={!isOpen}>
        {isOpen ? (
          <Boxes role="group" tabIndex={-1}>
            <FilterOption
              label={exportTexts.allFields}
              isChecked={chosen.length === names.length}
              isIndeterminate={chosen.length > 0 && chosen.length < names.length}
              onChange={(isChecked) => onChange(isChecked ? names : [])}
            />
            {names.map((name) => (
              <FilterOption
                key={name}
                label={labels.get(name)}
                isChecked={chosen.includes(name)}
                onChange={(isChosen) => toggle(name, isChosen)}
              />
            ))}
          </Boxes>
        ) : null}
      </div>
    </Root>
  );
}

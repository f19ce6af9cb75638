import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { copyText } from '../browser/copy-text.ts';
import { Icon } from '../ui/icon.tsx';

const Line = styled('div')({ display: 'flex', gap: 8, alignItems: 'end', marginTop: 8 });

export interface ShownOnceProps {
  label: string;
  value: string;
  /** That it is not shown again; of several it stands under the last. */
  note?: string;
}

/** A secret that is shown once, with the way to copy it. */
export function ShownOnce({ label, value, note }: ShownOnceProps) {
  return (
    <>
      <Line>
        <TextField
          fullWidth
          label={label}
          value={value}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Button startIcon={<Icon name="copy" />} onClick={() => void copyText(value)}>
          Copy
        </Button>
      </Line>
      {note === undefined ? null : <p role="status">{note}</p>}
    </>
  );
}

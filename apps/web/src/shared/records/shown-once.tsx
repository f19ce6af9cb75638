import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { copyText } from '../browser/copy-text.ts';
import { Icon } from '../ui/icon.tsx';

const Line = styled('div')({ display: 'flex', gap: 8, alignItems: 'end', marginTop: 8 });

export interface ShownOnceProps {
  label: string;
  value: string;
  /** Note that the secret is not shown again. If there are several secrets, it is shown below the last. */
  note?: string;
}

/** Shows a secret that is displayed once, with a copy button. */
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

import TextField from '@mui/material/TextField';
import { useState } from 'react';

/** As the contract accepts it. */
const LARGEST = 1_000_000;

export interface NumberFlagProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number is taken when the field is left or Enter is pressed, so that half a number switches nothing. */
export function NumberFlag({ label, value, onChange }: NumberFlagProps) {
  const [typed, setTyped] = useState(String(value));
  const number = Number(typed);
  const isValid = Number.isInteger(number) && number >= 1 && number <= LARGEST;
  const take = () => {
    if (!isValid) setTyped(String(value));
    else if (number !== value) onChange(number);
  };
  return (
    <TextField
      value={typed}
      error={!isValid}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          'aria-label': label,
          title: `1 to ${LARGEST.toLocaleString('en-US')}`,
          style: { textAlign: 'right' },
        },
      }}
    />
  );
}

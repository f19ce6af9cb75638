import TextField from '@mui/material/TextField';
import { useState } from 'react';

/** Largest value that the contract accepts. */
const MAX_VALUE = 1_000_000;

export interface NumberFlagProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Field of a number flag. It is saved on blur or Enter, so that a half-typed number changes nothing. */
export function NumberFlag({ label, value, onChange }: NumberFlagProps) {
  const [typed, setTyped] = useState(String(value));
  const number = Number(typed);
  const isValid = Number.isInteger(number) && number >= 1 && number <= MAX_VALUE;
  const take = () => {
    if (!isValid) setTyped(String(value));
    else if (number !== value) onChange(number);
  };
  return (
    <TextField
      value={typed}
      sx={{ width: 132 }}
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
          title: `1 to ${MAX_VALUE.toLocaleString('en-US')}`,
          style: { textAlign: 'right' },
        },
      }}
    />
  );
}

import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

export interface FindFieldProps {
  /** Its name, shown while it is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  autoFocus?: boolean;
  /** Id of the words that say what is wrong with it. */
  faultId?: string | undefined;
}

/** The field over a list that narrows it while one types. */
export function FindField({ label, value, onChange, maxLength, autoFocus = false, faultId }: FindFieldProps) {
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={value}
      placeholder={label}
      autoFocus={autoFocus}
      error={faultId !== undefined}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{
        'aria-label': label,
        ...(maxLength === undefined ? {} : { maxLength }),
        ...(faultId === undefined ? {} : { 'aria-describedby': faultId, 'aria-invalid': true }),
      }}
      startAdornment={
        <InputAdornment position="start" sx={{ m: 0 }}>
          <Icon name="search" />
        </InputAdornment>
      }
    />
  );
}

export interface AddressFindFieldProps extends FindFieldProps {
  /** How long the words rest before the address is told, in milliseconds; with 0 each letter tells it. */
  delayMs?: number;
}

/**
 * The same for words the address keeps. What is typed stands in the field at once, because an address changes later than
 * quick fingers type; changed from elsewhere (Back, Reset), it is what the field shows.
 */
export function AddressFindField({ value, onChange, delayMs = 0, ...field }: AddressFindFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What the address was told and has not been seen to hold yet, oldest first. */
  const [told, setTold] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== seen) {
    setSeen(value);
    // The address may keep the words without the blanks around them.
    const echo = told.findIndex((words) => words.trim() === value.trim());
    setTold(told.slice(echo + 1));
    if (echo === -1) setTyped(value);
  }
  const tell = (next: string) => {
    setTold((before) => [...before, next]);
    onChange(next);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    if (delayMs === 0) tell(next);
    else timer.current = setTimeout(() => tell(next), delayMs);
  };
  return <FindField {...field} value={typed} onChange={type} />;
}

/** Whether a name contains what was typed, whatever the case. */
export function isFoundBy(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.trim().toLowerCase());
}

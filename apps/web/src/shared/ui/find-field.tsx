import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSearchParamText } from '../hooks/use-search-param-text.ts';
import { Icon } from './icon.tsx';

export interface FindFieldProps {
  /** Accessible name, shown while the field is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  autoFocus?: boolean;
  /** Id of the element with the error message. */
  faultId?: string | undefined;
}

/** Field above a list that filters it while the user types. */
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
  /** Debounce delay before the search parameter is updated, in milliseconds; 0 updates it on every key. */
  delayMs?: number;
}

/** The same field for text that is kept in the address; see `useSearchParamText`. */
export function AddressFindField({ value, onChange, delayMs = 0, ...field }: AddressFindFieldProps) {
  const { typed, type } = useSearchParamText({ value, onCommit: onChange, delayMs });
  return <FindField {...field} value={typed} onChange={type} />;
}

/** Whether a name contains the typed text, ignoring case. */
export function matchesText(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.trim().toLowerCase());
}

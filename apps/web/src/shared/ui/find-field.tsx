import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useAddressWords } from '../hooks/use-address-words.ts';
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

/** The same for words the address keeps; see `useAddressWords`. */
export function AddressFindField({ value, onChange, delayMs = 0, ...field }: AddressFindFieldProps) {
  const { typed, type } = useAddressWords({ value, onTell: onChange, delayMs });
  return <FindField {...field} value={typed} onChange={type} />;
}

/** Whether a name contains what was typed, whatever the case. */
export function isFoundBy(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.trim().toLowerCase());
}

import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../../../shared/ui/icon.tsx';

export interface SearchFieldProps {
  /** Label and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field that filters a list while the user types; Escape clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <OutlinedInput
      fullWidth
      type="search"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      slotProps={{ input: { 'aria-label': label } }}
      startAdornment={
        <InputAdornment position="start" sx={{ m: 0 }}>
          <Icon name="search" />
        </InputAdornment>
      }
    />
  );
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export interface FilterChoiceProps<Value extends string> {
  label: string;
  any: string;
  value: Value | undefined;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

/** A filter as a select with an option for any value and one for each value. */
export function FilterChoice<Value extends string>({ label, any, value, choices, onChange }: FilterChoiceProps<Value>) {
  return (
    <Select
      displayEmpty
      value={choices.some((one) => one.value === value) ? (value ?? '') : ''}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={({ target }) => onChange(choices.find((one) => one.value === target.value)?.value)}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </Select>
  );
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export interface SortSelectProps<Sort extends string> {
  label: string;
  value: Sort;
  /** Labels in display order. */
  labels: Readonly<Record<Sort, string>>;
  onChange: (sort: Sort) => void;
}

/** Select for the sort order of a list. */
export function SortSelect<Sort extends string>({ label, value, labels, onChange }: SortSelectProps<Sort>) {
  const isSort = (text: string): text is Sort => Object.hasOwn(labels, text);
  return (
    <Select
      value={value}
      onChange={({ target }) => {
        if (isSort(target.value)) onChange(target.value);
      }}
      slotProps={{ input: { 'aria-label': label } }}
    >
      {Object.entries<string>(labels).map(([sort, words]) => (
        <MenuItem key={sort} value={sort}>
          {words}
        </MenuItem>
      ))}
    </Select>
  );
}

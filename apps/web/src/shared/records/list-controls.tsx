import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';

export interface FilterButtonProps {
  /** Values filtered by. */
  count: number;
  /** The drawer; `close` shuts it. */
  renderDrawer: (close: () => void) => ReactNode;
}

/** Opens the filters of a list, and says how many are in force. */
export function FilterButton({ count, renderDrawer }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Icon name="filter" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count > 0 ? `${texts.actions.filters} (${count})` : texts.actions.filters}
      </Button>
      {isOpen ? renderDrawer(() => setIsOpen(false)) : null}
    </>
  );
}

export interface SortSelectProps<Sort extends string> {
  label: string;
  value: Sort;
  /** In the order they are offered in. */
  labels: Readonly<Record<Sort, string>>;
  onChange: (sort: Sort) => void;
}

/** The order of a list. */
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

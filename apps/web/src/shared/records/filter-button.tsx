import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';

export interface FilterButtonProps {
  /** Number of active filter values. */
  count: number;
  /** Renders the drawer; `close` closes it. */
  renderDrawer: (close: () => void) => ReactNode;
}

/** Opens the filters of a list and shows how many are active. */
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

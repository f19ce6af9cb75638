import Button from '@mui/material/Button';
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

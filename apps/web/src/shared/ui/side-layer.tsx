import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useIsBelow } from '../hooks/use-is-below.ts';
import { MEASURES } from '../theme/measures.ts';

export interface SideLayerProps {
  onClose: () => void;
  /** Its name for assistive technology. */
  label: string;
  /** A `Flyout`. */
  children: ReactNode;
}

/**
 * A flyout over what is shown (a vote, a related bill): modal, so that closing it leads back to where one was. On a
 * telephone a flyout covers the screen by itself.
 */
export function SideLayer({ onClose, label, children }: SideLayerProps) {
  const isPhone = useIsBelow('cards');
  if (isPhone) return children;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width: MEASURES.flyout, maxWidth: '85vw', display: 'flex', flexDirection: 'row', '& > *': { flex: 1 } },
        },
      }}
    >
      {children}
    </Drawer>
  );
}

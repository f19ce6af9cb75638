import type { ReactNode } from 'react';
import { useIsBelow } from '../hooks/use-is-below.ts';
import { MEASURES } from '../theme/measures.ts';
import { SideDrawer } from './side-drawer.tsx';

export interface SideLayerProps {
  onClose: () => void;
  /** Accessible name of the layer. */
  label: string;
  /** A `Flyout`. */
  children: ReactNode;
}

/**
 * Shows a flyout over the current content, such as a vote or a related bill. It is modal, so that closing it returns to
 * the previous place. On a phone, the flyout covers the screen on its own.
 */
export function SideLayer({ onClose, label, children }: SideLayerProps) {
  const isPhone = useIsBelow('cards');
  if (isPhone) return children;
  return (
    <SideDrawer
      label={label}
      onClose={onClose}
      sx={{ width: MEASURES.flyout, maxWidth: '85vw', display: 'flex', flexDirection: 'row', '& > *': { flex: 1 } }}
    >
      {children}
    </SideDrawer>
  );
}

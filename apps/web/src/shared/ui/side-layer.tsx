import type { ReactNode } from 'react';
import { useIsBelow } from '../hooks/use-is-below.ts';
import { MEASURES } from '../theme/measures.ts';
import { SideDrawer } from './side-drawer.tsx';

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
    <SideDrawer
      label={label}
      onClose={onClose}
      sx={{ width: MEASURES.flyout, maxWidth: '85vw', display: 'flex', flexDirection: 'row', '& > *': { flex: 1 } }}
    >
      {children}
    </SideDrawer>
  );
}

import Drawer from '@mui/material/Drawer';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface SideDrawerProps {
  /** Accessible name of the drawer. */
  label: string;
  onClose: () => void;
  /** Styles of the drawer's panel, such as its width. */
  sx: SxProps;
  children: ReactNode;
}

/** A modal dialog that slides in from the right. It is open as long as it is mounted. */
export function SideDrawer({ label, onClose, sx, children }: SideDrawerProps) {
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx } }}
    >
      {children}
    </Drawer>
  );
}

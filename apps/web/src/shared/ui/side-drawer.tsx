import Drawer from '@mui/material/Drawer';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface SideDrawerProps {
  /** Its name for assistive technology. */
  label: string;
  onClose: () => void;
  /** Of what slides in: its width. */
  sx: SxProps;
  children: ReactNode;
}

/** A dialog that comes in from the right over the page; there as long as it is drawn. */
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

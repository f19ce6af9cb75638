import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';

const Dialog = lazyComponent<DialogProps>(async () => (await import('@mui/material/Dialog')).default);

export interface FullScreenLayerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name of the layer. */
  label: string;
  children: ReactNode;
}

/** Covers a phone's screen with navigation, filters or a flyout. It traps focus and returns it on closing. */
export function FullScreenLayer({ isOpen, onClose, label, children }: FullScreenLayerProps) {
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      // MUI expects a heading inside the dialog that names it. This one is named directly.
      slotProps={{
        paper: { 'aria-label': label, 'aria-labelledby': undefined, sx: { m: 0, width: '100%', borderRadius: 0 } },
      }}
    >
      {children}
    </Dialog>
  );
}

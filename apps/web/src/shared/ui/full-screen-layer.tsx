import type { DialogProps } from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { late } from '../late/late.tsx';

const Dialog = late<DialogProps>(async () => (await import('@mui/material/Dialog')).default);

export interface FullScreenLayerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Its name for assistive technology. */
  label: string;
  children: ReactNode;
}

/** What covers a telephone's screen: navigation, filters, flyout. Holds the focus and gives it back. */
export function FullScreenLayer({ isOpen, onClose, label, children }: FullScreenLayerProps) {
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      // The kit names its dialogs by a heading it expects inside; ours is named directly.
      slotProps={{
        paper: { 'aria-label': label, 'aria-labelledby': undefined, sx: { m: 0, width: '100%', borderRadius: 0 } },
      }}
    >
      {children}
    </Dialog>
  );
}

import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastContent } from './toast-content.tsx';
import { attachToasts, type ToastAction, type ToastKind } from './toast-queue.ts';
import { toastSlots } from './toast-slots.ts';

declare module 'notistack' {
  interface VariantOverrides {
    rotunda: { kind: ToastKind; button: ToastAction | null; stayMs: number };
  }
}

/** Shows toasts at the bottom center, at most three at a time. */
export function ToastHost() {
  useEffect(
    () =>
      attachToasts(({ message, ...toast }) => {
        // `ToastContent` has its own timer, because it must also stop while the toast has focus.
        enqueueSnackbar({ variant: 'rotunda', message, autoHideDuration: null, ...toast });
      }),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      classes={{ containerRoot: toastSlots.container }}
      Components={{ rotunda: ToastContent }}
    />
  );
}

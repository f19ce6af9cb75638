import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastContent } from './toast-content.tsx';
import { attachToasts, type ToastAction, type ToastKind } from './toast-queue.ts';

declare module 'notistack' {
  interface VariantOverrides {
    rotunda: { kind: ToastKind; button: ToastAction | null; stayMs: number };
  }
}

/** The place where toasts appear: lower middle, at most three. */
export function ToastHost() {
  useEffect(
    () =>
      attachToasts(({ message, ...toast }) => {
        // The toast keeps its own time, because it must also stop while the keyboard is in it.
        enqueueSnackbar({ variant: 'rotunda', message, autoHideDuration: null, ...toast });
      }),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ rotunda: ToastContent }}
    />
  );
}

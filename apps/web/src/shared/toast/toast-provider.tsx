import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ToastContent } from './toast-content.tsx';

/** The place where toasts appear: lower middle, at most three. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ rotunda: ToastContent }}
    >
      {children}
    </SnackbarProvider>
  );
}

import { DELAYS_MS } from '@rotunda/contract/values';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

declare module 'notistack' {
  interface VariantOverrides {
    rotunda: { kind: ToastKind; button: ToastAction | null; stayMs: number };
  }
}

export interface ToastAction {
  label: string;
  run: () => void;
}

function show(kind: ToastKind, message: string, stayMs: number, button: ToastAction | null = null): SnackbarKey {
  // The toast keeps its own time, because it must also stop while the keyboard is in it.
  return enqueueSnackbar({ variant: 'rotunda', message, kind, button, stayMs, autoHideDuration: null });
}

/** Short notices at the lower edge. Features raise them; the API client never does. Errors, warnings and info 3 s, success 5 s. */
export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, DELAYS_MS.successToast, action),
  error: (message: string, action?: ToastAction) => show('error', message, DELAYS_MS.toast, action),
  warning: (message: string) => show('warning', message, DELAYS_MS.toast),
  info: (message: string) => show('info', message, DELAYS_MS.toast),
  /** A change that can be taken back: 5 s. */
  undo: (message: string, run: () => void, label = 'Undo') =>
    show('success', message, DELAYS_MS.successToast, { label, run }),
  close: (key: SnackbarKey) => closeSnackbar(key),
};

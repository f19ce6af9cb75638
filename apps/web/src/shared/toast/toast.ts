import { DELAYS_MS } from '@rotunda/contract/values';
import { raiseToast, type ToastAction, type ToastKind } from './toast-queue.ts';

function raise(kind: ToastKind, message: string, stayMs: number, button: ToastAction | null = null): void {
  raiseToast({ kind, message, button, stayMs });
}

/**
 * Short notices at the bottom of the screen. Features raise them; the API client never does. Errors, warnings and info
 * stay for 3 s, success for 5 s.
 */
export const toast = {
  success: (message: string, action?: ToastAction) => raise('success', message, DELAYS_MS.successToast, action),
  error: (message: string, action?: ToastAction) => raise('error', message, DELAYS_MS.toast, action),
  warning: (message: string) => raise('warning', message, DELAYS_MS.toast),
  info: (message: string) => raise('info', message, DELAYS_MS.toast),
  /** Reports a change that can be undone; stays for 5 s. */
  undo: (message: string, run: () => void, label = 'Undo') =>
    raise('success', message, DELAYS_MS.successToast, { label, run }),
};

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  kind: ToastKind;
  message: string;
  button: ToastAction | null;
  /** Milliseconds it stays while it has neither pointer nor focus. */
  stayMs: number;
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let show: Show | null = null;
let hasRaised = false;

/** Shows the toast, or queues it until the toast host has loaded. */
export function raiseToast(toast: Toast): void {
  hasRaised = true;
  if (show !== null) {
    show(toast);
    return;
  }
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Called by the toast host; shows queued toasts immediately. Returns a function that detaches the host. */
export function attachToasts(place: Show): () => void {
  show = place;
  for (const toast of waiting.splice(0)) place(toast);
  return () => {
    if (show === place) show = null;
  };
}

export const hasRaisedToast = (): boolean => hasRaised;

/** Calls back when a toast is raised while there is no host. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

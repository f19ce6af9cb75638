export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  kind: ToastKind;
  message: string;
  button: ToastAction | null;
  /** Milliseconds it stays while neither pointer nor focus is on it. */
  stayMs: number;
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let show: Show | null = null;
let hasRaised = false;

/** Shows the toast, or keeps it until the place where toasts appear has loaded. */
export function raiseToast(toast: Toast): void {
  hasRaised = true;
  if (show !== null) {
    show(toast);
    return;
  }
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Given by the place where toasts appear; what waited is shown at once. Returns how to detach it. */
export function attachToasts(place: Show): () => void {
  show = place;
  for (const toast of waiting.splice(0)) place(toast);
  return () => {
    if (show === place) show = null;
  };
}

export const hasRaisedToast = (): boolean => hasRaised;

/** Told when a toast is raised and there is no place for it yet. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

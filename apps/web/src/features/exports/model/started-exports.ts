const KEY = 'rotunda.started-exports';

/** Exports that were started in this tab and of which nobody has been told yet how they ended; a reload keeps them. */
let started: readonly string[] = readStarted();
/** The one whose dialog is open, and tells it there. */
let shown: string | null = null;
const listeners = new Set<() => void>();

function readStarted(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function change(next: readonly string[]): void {
  started = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing: they are forgotten with the page.
  }
  for (const listener of listeners) listener();
}

export const startedExports = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly string[] => started,
  add: (id: string): void => change([...started, id]),
  forget: (id: string): void => change(started.filter((one) => one !== id)),
  show: (id: string | null): void => {
    shown = id;
  },
  isShown: (id: string): boolean => shown === id,
};

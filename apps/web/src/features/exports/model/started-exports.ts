const KEY = 'rotunda.started-exports';

/** Exports started in this tab whose end has not been reported yet. A reload keeps them. */
let started: readonly string[] = readStarted();
/** Id of the export whose dialog is open and reports its end. */
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
    // Without storage the exports are forgotten when the page closes.
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

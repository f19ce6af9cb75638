const KEY = 'rotunda.token';

/** Stores the bearer token between visits, shared by all open pages. */
export interface TokenStore {
  get: () => string | null;
  set: (token: string) => void;
  clear: () => void;
  /** Calls back when the token changes here, in another tab, or while the page was in the back-forward cache. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Stores the token under `rotunda.token`. A page restored by the Back button still shows its old content, so
 * subscribers are notified on `pageshow` and a user who signed out elsewhere cannot read on.
 */
export function createTokenStore(storage: Storage, page: Window): TokenStore {
  const listeners = new Set<() => void>();
  let last = storage.getItem(KEY);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const notifyIfChanged = () => {
    const now = storage.getItem(KEY);
    if (now === last) return;
    last = now;
    notify();
  };
  page.addEventListener('storage', notifyIfChanged);
  page.addEventListener('pageshow', notifyIfChanged);
  return {
    get: () => storage.getItem(KEY),
    set: (token) => {
      storage.setItem(KEY, token);
      notifyIfChanged();
    },
    clear: () => {
      storage.removeItem(KEY);
      notifyIfChanged();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

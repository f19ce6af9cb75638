const KEY = 'rotunda.token';

/** Where the bearer token is kept between visits, shared by all open pages. */
export interface TokenStore {
  get: () => string | null;
  set: (token: string) => void;
  clear: () => void;
  /** Called when the token changes here, in another tab, or while the page lay in the back-forward cache. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the token under `rotunda.token`. A page restored by the Back button still shows what it showed when it was
 * left; subscribers are told on `pageshow`, so that nobody reads on after signing out elsewhere.
 */
export function createTokenStore(storage: Storage, page: Window): TokenStore {
  const listeners = new Set<() => void>();
  let last = storage.getItem(KEY);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tellIfChanged = () => {
    const now = storage.getItem(KEY);
    if (now === last) return;
    last = now;
    tell();
  };
  page.addEventListener('storage', tellIfChanged);
  page.addEventListener('pageshow', tellIfChanged);
  return {
    get: () => storage.getItem(KEY),
    set: (token) => {
      storage.setItem(KEY, token);
      tellIfChanged();
    },
    clear: () => {
      storage.removeItem(KEY);
      tellIfChanged();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

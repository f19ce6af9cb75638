import { createContext, useContext, useSyncExternalStore } from 'react';

/** The previous page. */
export interface BackTarget {
  /** Its address with its query, in its last state. */
  href: string;
  /** Number of browser history entries to go back. */
  steps: number;
}

/** Tracks the previous page in the browser history, so that going back restores filters, flyout and scroll position. */
export interface PreviousPage {
  get: () => BackTarget | null;
  /**
   * Must be called for every address shown.
   * @param index its position in the browser history
   */
  visit: (href: string, index: number) => void;
  subscribe: (listener: () => void) => () => void;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'rotunda.visited';
/** Pages that are never the previous page, because they redirect on their own. */
const SIGNED_OUT = ['/login', '/logout'];

const getPath = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

function readVisited(storage: TabStorage | null): (string | null)[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map((href) => (typeof href === 'string' ? href : null)) : [];
  } catch {
    return [];
  }
}

/**
 * Remembers the addresses of this browser tab by their position in its history. A changed filter is still the same
 * page: only another path counts as a previous page (SHL-07).
 *
 * @param storage the tab's session storage, so that a reload keeps the history
 */
export function createPreviousPage(storage: TabStorage | null = null): PreviousPage {
  const visited = readVisited(storage);
  let wayBack: BackTarget | null = null;
  const listeners = new Set<() => void>();
  const find = (index: number): BackTarget | null => {
    const here = getPath(visited[index] ?? '');
    for (let at = index - 1; at >= 0; at -= 1) {
      const href = visited[at] ?? null;
      if (href === null || SIGNED_OUT.includes(getPath(href))) return null;
      if (getPath(href) !== here) return { href, steps: index - at };
    }
    return null;
  };
  return {
    get: () => wayBack,
    visit: (href, index) => {
      visited[index] = href;
      storage?.setItem(KEY, JSON.stringify(visited));
      const found = find(index);
      if (found?.href === wayBack?.href && found?.steps === wayBack?.steps) return;
      wayBack = found;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The application reports every navigation to it. */
export const PreviousPageContext = createContext<PreviousPage>(createPreviousPage());

/** Returns the previous page, or null on the first. */
export function usePreviousPage(): BackTarget | null {
  const page = useContext(PreviousPageContext);
  return useSyncExternalStore(page.subscribe, page.get);
}

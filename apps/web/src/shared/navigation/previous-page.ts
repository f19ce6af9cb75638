import { createContext, useContext, useSyncExternalStore } from 'react';

/** The page before the one that is shown. */
export interface WayBack {
  /** Its address with its query, as it was left. */
  href: string;
  /** Entries of the browser's history to go back. */
  steps: number;
}

/** Knows the way back through the browser's history, so that Back restores filters, flyout and scroll. */
export interface PreviousPage {
  get: () => WayBack | null;
  /** Tells every address that is shown. @param index its place in the browser's history */
  visit: (href: string, index: number) => void;
  subscribe: (listener: () => void) => () => void;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'rotunda.visited';
/** Nobody goes back to these, and they lead on by themselves. */
const SIGNED_OUT = ['/login', '/logout'];

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

function readVisited(storage: TabStorage | null): (string | null)[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map((href) => (typeof href === 'string' ? href : null)) : [];
  } catch {
    return [];
  }
}

/**
 * Remembers the addresses of this browser tab by their place in its history. A changed filter is the same page: only
 * another path makes a page before (SHL-07).
 *
 * @param storage of the tab, so that a reload forgets nothing
 */
export function createPreviousPage(storage: TabStorage | null = null): PreviousPage {
  const visited = readVisited(storage);
  let wayBack: WayBack | null = null;
  const listeners = new Set<() => void>();
  const find = (index: number): WayBack | null => {
    const here = pathOf(visited[index] ?? '');
    for (let at = index - 1; at >= 0; at -= 1) {
      const href = visited[at] ?? null;
      if (href === null || SIGNED_OUT.includes(pathOf(href))) return null;
      if (pathOf(href) !== here) return { href, steps: index - at };
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

/** The application tells it every navigation. */
export const PreviousPageContext = createContext<PreviousPage>(createPreviousPage());

/** The page before this one, or null on the first. */
export function usePreviousPage(): WayBack | null {
  const page = useContext(PreviousPageContext);
  return useSyncExternalStore(page.subscribe, page.get);
}

import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where the person was before: address with its query, as it was left. */
export interface PreviousPage {
  get: () => string | null;
  /** Tells every address that is shown, in order. */
  visit: (href: string) => void;
  subscribe: (listener: () => void) => () => void;
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/** Remembers one page back (SHL-07). A changed filter is the same page: only another path makes a previous page. */
export function createPreviousPage(): PreviousPage {
  let current: string | null = null;
  let previous: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => previous,
    visit: (href) => {
      if (current !== null && pathOf(current) !== pathOf(href)) {
        previous = current;
        for (const listener of listeners) listener();
      }
      current = href;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The application tells it every navigation. */
export const PreviousPageContext = createContext<PreviousPage>(createPreviousPage());

/** Address of the page before this one, or null on the first. */
export function usePreviousPage(): string | null {
  const page = useContext(PreviousPageContext);
  return useSyncExternalStore(page.subscribe, page.get);
}

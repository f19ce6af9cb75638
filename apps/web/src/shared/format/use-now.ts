import { createContext, useContext } from 'react';

/** Returns the current time in Unix seconds. The application provides the real clock, and tests provide a fixed one. */
export const NowContext = createContext<() => number>(() => Math.floor(Date.now() / 1000));

/** Returns the Unix seconds at the time of this render. */
export function useNow(): number {
  return useContext(NowContext)();
}

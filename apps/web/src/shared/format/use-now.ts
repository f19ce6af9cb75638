import { createContext, useContext } from 'react';

/** What time it is, in unix seconds. The application gives the real clock, tests a fixed one. */
export const NowContext = createContext<() => number>(() => Math.floor(Date.now() / 1000));

/** Unix seconds at this rendering. */
export function useNow(): number {
  return useContext(NowContext)();
}

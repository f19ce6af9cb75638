import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the component lives, which calls the latest: what is handed to a part that is drawn only
 * when its properties change. For what people do; a part must not call it while it is drawn.
 */
export function useSteadyCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

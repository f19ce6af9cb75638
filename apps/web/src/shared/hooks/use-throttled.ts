import { useEffect, useRef } from 'react';

/** Throttles `run` to once per `ms` milliseconds. Calls during the wait are merged into one at its end. */
export function useThrottled(run: () => void, ms: number): () => void {
  const ranAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = null;
        ranAt.current = performance.now();
        run();
      },
      Math.max(0, ranAt.current + ms - performance.now()),
    );
  };
}

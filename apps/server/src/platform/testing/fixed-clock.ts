import type { UnixSeconds } from '@rotunda/domain';
import type { Clock } from '../clock.ts';

/** A clock that moves only when told to or when a caller sleeps; sleeping takes no real time. */
export interface FixedClock extends Clock {
  advance(seconds: number): void;
  /** Every requested sleep, in milliseconds, in order. */
  readonly sleeps: number[];
}

/** @param startTs Unix seconds; 2026-01-02 12:00 UTC by default. */
export function createFixedClock(startTs: UnixSeconds = 1_767_355_200): FixedClock {
  let currentMs = startTs * 1000;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => Math.floor(currentMs / 1000),
    nowMs: () => currentMs,
    advance(seconds) {
      currentMs += seconds * 1000;
    },
    async sleep(milliseconds) {
      sleeps.push(milliseconds);
      currentMs += milliseconds;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

import { AppError } from '../../platform/app-error.ts';

/** In seconds: by then the turns that were waited for are over. */
const RETRY_AFTER_SECONDS = 2;

export interface Turns {
  /** @throws AppError RATE_LIMITED when too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Work that takes a core for a while is done for a few at once; others wait, and beyond that are asked to come again.
 *
 * @param limits how many at once, and how many may wait for it
 */
export function createTurns(limits: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= limits.atOnce) {
        if (queue.length >= limits.waiting) {
          throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
        }
        // Whoever goes hands the turn on, so that nobody who comes just then steps in between.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

import { AppError } from '../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../platform/fair-queue.ts';

/** In seconds: by then the turns that were waited for are over. */
const RETRY_AFTER_SECONDS = 2;
/** One queue for all: who asks is not known before their password was compared. */
const EVERYONE = 'everyone';

export interface Turns {
  /** @throws AppError RATE_LIMITED when too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Work that takes a core for a while is done for a few at once; others wait, and beyond that are asked to come again.
 *
 * @param limits how many at once, and how many may wait for it
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue = new FairQueue({ running: atOnce, runningHeavy: atOnce, runningEach: atOnce, waitingEach: waiting });
  return {
    async take(work) {
      try {
        return await queue.run({ person: EVERYONE, isHeavy: false, run: work });
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
      }
    },
  };
}

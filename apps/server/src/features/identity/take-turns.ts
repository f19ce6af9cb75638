import { AppError } from '../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../platform/fair-queue.ts';

/** In seconds; by then the work in the queue is done. */
const RETRY_AFTER_SECONDS = 2;
/** Everyone shares one queue, because the user is unknown until the password has been compared. */
const EVERYONE = 'everyone';

export interface Turns {
  /** @throws AppError RATE_LIMITED when the queue is full */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Limits the concurrency of work that occupies a core. Further calls wait, and once the queue is full they are
 * rejected.
 *
 * @param limits how many calls may run and how many may wait
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

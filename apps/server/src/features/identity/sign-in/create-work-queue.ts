import { AppError } from '../../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../../platform/fair-queue.ts';

/** In seconds; by then the work in the queue is done. */
const RETRY_AFTER_SECONDS = 2;
/** Everyone shares one queue, because the user is unknown until the password has been compared. */
const EVERYONE = 'everyone';

export interface WorkQueue {
  /** @throws AppError RATE_LIMITED when the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Limits the concurrency of work that occupies a core. Further calls wait, and once the queue is full they are
 * rejected.
 *
 * @param limits how many calls may run and how many may wait
 */
export function createWorkQueue({ concurrency, waiting }: { concurrency: number; waiting: number }): WorkQueue {
  const queue = new FairQueue({
    running: concurrency,
    runningHeavy: concurrency,
    runningEach: concurrency,
    waitingEach: waiting,
  });
  return {
    async run(work) {
      try {
        return await queue.run({ person: EVERYONE, isHeavy: false, run: work });
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
      }
    },
  };
}

import type pg from 'pg';
import { AppError } from '../../../../platform/app-error.ts';
import { runCancellable } from '../../../../platform/database/run-cancellable.ts';
import { FairQueue, type FairQueueLimits, QueueFullError } from '../../../../platform/fair-queue.ts';
import type { Asker } from '../search-engine.ts';

/** Searches of one person that wait; a page of Discover asks up to four at once, and people have several open. */
const WAITING_EACH = 12;

/** What each connection of the pool is set to once, see `SEARCH_SETTINGS`. */
export interface SearchRunnerOptions {
  pool: pg.Pool;
  canceller: pg.Pool;
  /** Of a whole search, the time it waits for its turn not counted. */
  timeoutMs: number;
}

/** Runs one search on a connection of the pool. */
export type RunSearch = <T>(asker: Asker, isHeavy: boolean, work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/**
 * The one door to the search index: a few searches at once, people in turn, each stopped in the database when its caller
 * goes away or its time is over.
 *
 * @throws AppError TOO_MANY_SEARCHES, SEARCH_TOO_SLOW; the signal's reason when the caller went away
 */
export function createRunSearch({ pool, canceller, timeoutMs }: SearchRunnerOptions): RunSearch {
  const queue = new FairQueue(limitsOf(pool.options.max));
  const runNow = async <T>(asker: Asker, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = asker.signal === undefined ? deadline : AbortSignal.any([asker.signal, deadline]);
    try {
      return await runCancellable({ pool, canceller, signal }, work);
    } catch (error) {
      if (deadline.aborted && asker.signal?.aborted !== true) throw new AppError('SEARCH_TOO_SLOW', { cause: error });
      throw error;
    }
  };
  return async (asker, isHeavy, work) => {
    try {
      return await queue.run({
        person: asker.userId,
        isHeavy,
        signal: asker.signal,
        run: () => runNow(asker, work),
      });
    } catch (error) {
      if (error instanceof QueueFullError) throw new AppError('TOO_MANY_SEARCHES', { cause: error });
      throw error;
    }
  };
}

/** Half of the connections for one person, and half for searches that take long, so that others never wait for all. */
function limitsOf(connections: number): FairQueueLimits {
  const half = Math.max(1, Math.floor(connections / 2));
  return { running: connections, runningHeavy: half, runningEach: half, waitingEach: WAITING_EACH };
}

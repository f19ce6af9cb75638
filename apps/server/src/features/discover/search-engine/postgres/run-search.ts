import type pg from 'pg';
import { AppError } from '../../../../platform/app-error.ts';
import { runCancellable } from '../../../../platform/database/run-cancellable.ts';
import { FairQueue, type FairQueueLimits, QueueFullError } from '../../../../platform/fair-queue.ts';
import type { Requester } from '../search-engine.ts';

/** Waiting searches per user. A Discover page requests up to four at once, and users have several pages open. */
const WAITING_EACH = 12;

/** Options of the search runner; the connections of `pool` must use `SEARCH_SETTINGS`. */
export interface SearchRunnerOptions {
  pool: pg.Pool;
  canceller: pg.Pool;
  /** Limit for a whole search, not counting time in the queue. */
  timeoutMs: number;
}

/** Runs one search on a connection of the pool. */
export type RunSearch = <T>(
  requester: Requester,
  isHeavy: boolean,
  work: (client: pg.PoolClient) => Promise<T>,
) => Promise<T>;

/**
 * Creates the only access to the search index. It runs a few searches at once, lets users take turns, and cancels a
 * search in the database when its caller goes away or its time is over.
 *
 * @throws AppError TOO_MANY_SEARCHES, SEARCH_TOO_SLOW; the signal's reason when the caller went away
 */
export function createRunSearch({ pool, canceller, timeoutMs }: SearchRunnerOptions): RunSearch {
  const queue = new FairQueue(limitsOf(pool.options.max));
  const runNow = async <T>(requester: Requester, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = requester.signal === undefined ? deadline : AbortSignal.any([requester.signal, deadline]);
    try {
      return await runCancellable({ pool, canceller, signal }, work);
    } catch (error) {
      if (deadline.aborted && requester.signal?.aborted !== true)
        throw new AppError('SEARCH_TOO_SLOW', { cause: error });
      throw error;
    }
  };
  return async (requester, isHeavy, work) => {
    try {
      return await queue.run({
        person: requester.userId,
        organisationId: requester.organisationId,
        isHeavy,
        signal: requester.signal,
        run: () => runNow(requester, work),
      });
    } catch (error) {
      if (error instanceof QueueFullError) throw new AppError('TOO_MANY_SEARCHES', { cause: error });
      throw error;
    }
  };
}

/**
 * Limits each user to half of the connections, and heavy searches to half, so that others never wait for all of them.
 */
function limitsOf(connections: number): FairQueueLimits {
  const half = Math.max(1, Math.floor(connections / 2));
  return { running: connections, runningHeavy: half, runningEach: half, waitingEach: WAITING_EACH };
}

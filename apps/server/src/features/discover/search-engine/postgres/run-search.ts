import type pg from 'pg';
import { AppError } from '../../../../platform/app-error.ts';
import { backendProcessorMs } from '../../../../platform/database/backend-processor-ms.ts';
import { runCancelable } from '../../../../platform/database/run-cancelable.ts';
import { FairQueue, type FairQueueLimits, QueueFullError } from '../../../../platform/fair-queue.ts';
import type { Requester } from '../search-engine.ts';

/** Waiting searches per user. A Discover page requests up to four at once, and users have several pages open. */
const WAITING_EACH = 12;

/** Options of the search runner; the connections of `pool` must use `SEARCH_SETTINGS`. */
export interface SearchRunnerOptions {
  pool: pg.Pool;
  cancelPool: pg.Pool;
  /** Limit for a whole search, not counting time in the queue. */
  timeoutMs: number;
  /** Processor time of a connection's server process; null if unknown. */
  getProcessorMs?: (client: pg.PoolClient) => number | null;
}

/** A search that got less than this share of a processor was held up by others, not by its own cost. */
const LEAST_SHARE = 0.5;

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
 * @throws AppError TOO_MANY_SEARCHES; SEARCH_TOO_SLOW for a search whose own cost took the time, otherwise BUSY; the
 *   signal's reason when the caller went away
 */
export function createRunSearch({
  pool,
  cancelPool,
  timeoutMs,
  getProcessorMs = backendProcessorMs,
}: SearchRunnerOptions): RunSearch {
  const queue = new FairQueue(getLimits(pool.options.max));
  const runNow = async <T>(
    requester: Requester,
    isHeavy: boolean,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    let isCostly = false;
    const watched = (client: pg.PoolClient) => {
      // Of a server elsewhere only the estimate is known.
      isCostly = isHeavy;
      const startMs = getProcessorMs(client);
      const judge = () => {
        const endMs = getProcessorMs(client);
        if (startMs !== null && endMs !== null) isCostly = endMs - startMs >= LEAST_SHARE * timeoutMs;
      };
      // At that moment, because the connection is closed afterwards.
      deadline.addEventListener('abort', judge, { once: true });
      return work(client);
    };
    const signal = requester.signal === undefined ? deadline : AbortSignal.any([requester.signal, deadline]);
    try {
      return await runCancelable({ pool, cancelPool, signal }, watched);
    } catch (error) {
      if (deadline.aborted && requester.signal?.aborted !== true)
        throw new AppError(isCostly ? 'SEARCH_TOO_SLOW' : 'BUSY', { cause: error });
      throw error;
    }
  };
  return async (requester, isHeavy, work) => {
    try {
      return await queue.run({
        person: requester.userId,
        organizationId: requester.organizationId,
        isHeavy,
        signal: requester.signal,
        run: () => runNow(requester, isHeavy, work),
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
function getLimits(connections: number): FairQueueLimits {
  const half = Math.max(1, Math.floor(connections / 2));
  return { running: connections, runningHeavy: half, runningEach: half, waitingEach: WAITING_EACH };
}

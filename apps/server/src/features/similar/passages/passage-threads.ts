import { callThread, type ThreadError } from '../../../platform/threads/thread-error.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { PassageAnswer, PassageRequest } from './passage-request.ts';
import {
  IDLE_MS,
  INDEX_MEMORY_MB,
  SIMILAR_THREAD,
  type SimilarSetting,
  type SimilarTask,
} from '../bills/similar-threads.ts';

/** Processor time of one query, not including that of loading the index. */
const PROCESSOR_MS = 20_000;
/** Most waiting queries of one user. A page left with Back and opened again sends its query again. */
const WAITING_EACH = 3;

/**
 * Finds passages in a thread of the web server, which keeps the index while passages are requested. Queries queue up
 * fairly by user.
 */
export class PassageThreads {
  readonly #pool: ThreadPool<SimilarTask, PassageAnswer | ThreadError>;

  constructor(connectionString: string) {
    const data: SimilarSetting = { connectionString, idleMs: IDLE_MS };
    this.#pool = new ThreadPool({
      program: SIMILAR_THREAD,
      data,
      threads: 1,
      processorMs: PROCESSOR_MS,
      memoryMb: INDEX_MEMORY_MB,
      idleMs: IDLE_MS,
      waitingEach: WAITING_EACH,
    });
  }

  /**
   * Finds a passage.
   * @throws AppError PASSAGE_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES, BUSY, UNAVAILABLE
   */
  find(
    requester: { userId: string; organizationId?: string | undefined; signal?: AbortSignal | undefined },
    request: PassageRequest,
  ): Promise<PassageAnswer> {
    return callThread(
      this.#pool,
      { kind: 'passage', ...request },
      { person: requester.userId, organizationId: requester.organizationId, signal: requester.signal },
      { tooMany: 'TOO_MANY_SEARCHES', tooSlow: 'PASSAGE_TOO_SLOW', tooLarge: 'TOO_LARGE' },
    );
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

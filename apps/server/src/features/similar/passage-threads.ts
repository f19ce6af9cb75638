import { askThread, type ThreadFault } from '../../platform/threads/thread-fault.ts';
import { ThreadPool } from '../../platform/threads/thread-pool.ts';
import type { PassageAnswer, PassageRequest } from './passage-request.ts';
import { IDLE_MS, INDEX_MEMORY_MB, SIMILAR_THREAD, type SimilarSetting, type SimilarTask } from './similar-threads.ts';

/** Of one passage; loading the index is not waited for. */
const DEADLINE_MS = 20_000;
/** A page that is left by Back and Forward asks again. */
const WAITING_EACH = 3;

/** Finds passages in a thread of the web server, which holds the index while passages are asked for. People take turns. */
export class PassageThreads {
  readonly #pool: ThreadPool<SimilarTask, PassageAnswer | ThreadFault>;

  constructor(connectionString: string) {
    const data: SimilarSetting = { connectionString, idleMs: IDLE_MS };
    this.#pool = new ThreadPool({
      ...{ program: SIMILAR_THREAD, data, threads: 1, deadlineMs: DEADLINE_MS, memoryMb: INDEX_MEMORY_MB },
      ...{ idleMs: IDLE_MS, waitingEach: WAITING_EACH },
    });
  }

  /** @throws AppError PASSAGE_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES, UNAVAILABLE */
  find(asker: { userId: string; signal?: AbortSignal | undefined }, request: PassageRequest): Promise<PassageAnswer> {
    return askThread(
      this.#pool,
      { kind: 'passage', ...request },
      { person: asker.userId, signal: asker.signal },
      { tooMany: 'TOO_MANY_SEARCHES', tooSlow: 'PASSAGE_TOO_SLOW', tooLarge: 'TOO_LARGE' },
    );
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

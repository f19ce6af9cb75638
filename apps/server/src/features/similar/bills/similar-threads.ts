import { threadProgram } from '../../../platform/threads/thread-program.ts';
import type { ThreadError } from '../../../platform/threads/thread-error.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { FoundSimilar } from './found-similar.ts';
import type { PassageRequest } from '../passages/passage-request.ts';
import type { SimilarKey } from '../similar-results.repository.ts';

/** Data that the thread is started with. */
export interface SimilarSetting {
  connectionString: string;
  /** Idle time after which the thread releases the index. */
  idleMs: number;
}
/** A query to a thread: for the bills similar to one, or for the places of a passage. */
export type SimilarTask = ({ kind: 'similar' } & SimilarKey) | ({ kind: 'passage' } & PassageRequest);
export type SimilarAnswer = { found: FoundSimilar[] } | ThreadError;

export const SIMILAR_THREAD = threadProgram('similar-thread');
/** The first query also loads the index, which takes some seconds for 15,000 bills. */
const PROCESSOR_MS = 120_000;
/** Heap limit. The arrays of the index are outside the heap; the texts being aligned are inside it. */
export const INDEX_MEMORY_MB = 768;
export const IDLE_MS = 600_000;
/** Jobs run one at a time, so only jobs left behind by a dying process ever wait. */
const WAITING = 100;

/** Finds similar bills in a thread of the worker process, which keeps the index. */
export class SimilarThreads {
  readonly #pool: ThreadPool<SimilarTask, SimilarAnswer>;

  constructor(connectionString: string) {
    const data: SimilarSetting = { connectionString, idleMs: IDLE_MS };
    this.#pool = new ThreadPool({
      program: SIMILAR_THREAD,
      data,
      threads: 1,
      processorMs: PROCESSOR_MS,
      memoryMb: INDEX_MEMORY_MB,
      idleMs: IDLE_MS,
      waitingEach: WAITING,
    });
  }

  /**
   * Finds the bills similar to one.
   * @throws Error, ThreadLimitError, the signal's reason
   */
  async find(key: SimilarKey, signal: AbortSignal): Promise<FoundSimilar[]> {
    const answer = await this.#pool.run({ kind: 'similar', ...key }, { person: null, signal });
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.found;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

import { AppError } from '../../../platform/app-error.ts';
import { QueueFullError } from '../../../platform/fair-queue.ts';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { ThreadLimitError, ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { ComparisonResult } from '../comparison.repository.ts';

/** Data that a thread is started with. */
export interface ComparingSetting {
  connectionString: string;
  /** Limit for each of the two texts. */
  maxTextBytes: number;
  /** Limit for the processor time of the comparison itself, in milliseconds. */
  compareMs: number;
}
/** Two texts, by fnDocumentId. */
export interface ComparedTexts {
  left: string;
  right: string;
}
export interface ComparingTask extends ComparedTexts {
  /** One number in memory that is shared with the thread, which writes there what percentage is done. */
  percent: Int32Array;
}
export type ComparingAnswer =
  | ComparisonResult
  | { fault: string; isTransient: boolean }
  | { tooLarge: true }
  | { tooSlow: true }
  | { notHeld: true };

export interface ComparisonThreadsOptions extends Pick<ComparingSetting, 'connectionString'> {
  /** Lowered only in tests. */
  maxTextBytes?: number;
  compareMs?: number;
  elapsedMs?: number;
}

/** Whom a comparison is for, and what it is watched and stopped with. */
export interface ComparisonRequest {
  userId: string;
  organizationId?: string | undefined;
  /** When aborted, the comparison is stopped. */
  stop?: AbortSignal;
  percent?: Int32Array;
}

const PROGRAM = threadProgram('comparison-thread');
/** Keeps one thread free for everyone else while one user compares very long texts. */
const THREADS = 2;
/** Twice what the longest federal bill takes. */
const MEMORY_MB = 1024;
/** Four times the longest federal bill. */
const MAX_TEXT_BYTES = 16 * 1024 ** 2;
/** Hostile texts take ten seconds. */
const COMPARE_MS = 20_000;
/** Extra processor time for reading both texts and serializing the result. */
const READING_MS = 10_000;
/** A machine that doesn't finish the longest bills in this time is too busy. */
const ELAPSED_MS = 20 * 60_000;
const IDLE_MS = 600_000;
/** More than one, because leaving and returning to a page with Back and Forward requests again. */
const WAITING_EACH = 6;

/** Compares texts off the main thread, because two long bills take seconds. */
export class ComparisonThreads {
  readonly #pool: ThreadPool<ComparingTask, ComparingAnswer>;

  constructor(options: ComparisonThreadsOptions) {
    const { connectionString, maxTextBytes = MAX_TEXT_BYTES, compareMs = COMPARE_MS, elapsedMs = ELAPSED_MS } = options;
    const data: ComparingSetting = { connectionString, maxTextBytes, compareMs };
    this.#pool = new ThreadPool({
      program: PROGRAM,
      data,
      threads: THREADS,
      processorMs: compareMs + READING_MS,
      elapsedMs,
      memoryMb: MEMORY_MB,
      idleMs: IDLE_MS,
      waitingEach: WAITING_EACH,
    });
  }

  /**
   * @throws AppError TEXT_NOT_HELD, COMPARISON_TOO_SLOW, TOO_LARGE, TOO_MANY_COMPARISONS, BUSY, UNAVAILABLE; the reason
   *   of `stop`
   */
  async compare({ userId, organizationId, stop, percent = createPercent() }: ComparisonRequest, texts: ComparedTexts) {
    const answer = await this.#pool
      .run({ ...texts, percent }, { person: userId, organizationId, stop })
      .catch((error: unknown) => {
        throw mapError(error);
      });
    if ('overviewJson' in answer) return answer;
    if ('notHeld' in answer) throw new AppError('TEXT_NOT_HELD');
    if ('tooLarge' in answer) throw tooLarge();
    if ('tooSlow' in answer) throw new AppError('COMPARISON_TOO_SLOW');
    if (answer.isTransient) throw new AppError('UNAVAILABLE', { cause: new Error(answer.fault) });
    throw new Error(answer.fault);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Creates a percentage that threads can write: 0 until the texts are read. */
export const createPercent = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const tooLarge = (cause?: unknown) =>
  new AppError('TOO_LARGE', { message: 'These texts are too long to compare. Choose shorter versions.', cause });

function mapError(error: unknown): unknown {
  if (error instanceof QueueFullError) return new AppError('TOO_MANY_COMPARISONS', { cause: error });
  if (!(error instanceof ThreadLimitError)) return error;
  if (error.limit === 'memory') return tooLarge(error);
  return new AppError(error.limit === 'elapsed' ? 'BUSY' : 'COMPARISON_TOO_SLOW', { cause: error });
}

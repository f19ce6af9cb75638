import type { ComparisonExportFormat } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import { QueueFullError } from '../../../platform/fair-queue.ts';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { ThreadLimitError, ThreadPool } from '../../../platform/threads/thread-pool.ts';
import type { ExportedComparison } from './exported-comparison.ts';

/** Data that a thread is started with. */
export interface ExportSetting {
  connectionString: string;
}
export interface ExportTask extends Pick<ExportedComparison, 'left' | 'right' | 'author' | 'createdAt'> {
  comparisonId: number;
  format: ComparisonExportFormat;
  /** Limit for the stored size of the comparison. */
  maxBytes: number;
}
export type ExportAnswer =
  | { file: Uint8Array<ArrayBuffer> }
  | { fault: string; isTransient: boolean }
  | { tooLarge: true }
  /** The comparison was removed to make room for others. */
  | { gone: true };

export interface ExportThreadsOptions extends ExportSetting {
  /** Lowered only in tests. */
  processorMs?: number;
  maxBytes?: Partial<Record<ComparisonExportFormat, number>>;
}

const PROGRAM = threadProgram('comparison-export-thread');
/** Keeps one thread free for everyone else while one user exports a long file. */
const THREADS = 2;
const MEMORY_MB = 1024;
const PROCESSOR_MS = 120_000;
const IDLE_MS = 120_000;
const WAITING_EACH = 3;
/** More than twice the longest federal bill, which takes 5 MB. */
const MAX_BYTES: Readonly<Record<ComparisonExportFormat, number>> = { docx: 12_000_000, pdf: 12_000_000 };

/** Writes comparison files off the main thread, because those of the longest bills take seconds. */
export class ExportThreads {
  readonly #pool: ThreadPool<ExportTask, ExportAnswer>;
  readonly #maxBytes: Readonly<Record<ComparisonExportFormat, number>>;

  constructor({ connectionString, processorMs = PROCESSOR_MS, maxBytes = {} }: ExportThreadsOptions) {
    const data: ExportSetting = { connectionString };
    this.#maxBytes = { ...MAX_BYTES, ...maxBytes };
    this.#pool = new ThreadPool({
      program: PROGRAM,
      data,
      threads: THREADS,
      processorMs,
      memoryMb: MEMORY_MB,
      idleMs: IDLE_MS,
      waitingEach: WAITING_EACH,
    });
  }

  /** @throws AppError CONFLICT, TOO_LARGE, COMPARISON_TOO_SLOW, TOO_MANY_COMPARISONS, BUSY, UNAVAILABLE */
  async write(
    { userId, organizationId, signal }: { userId: string; organizationId?: string; signal?: AbortSignal | undefined },
    task: Omit<ExportTask, 'maxBytes'>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const limited = { ...task, maxBytes: this.#maxBytes[task.format] };
    const answer = await this.#pool.run(limited, { person: userId, organizationId, signal }).catch((error: unknown) => {
      throw mapError(error);
    });
    if ('file' in answer) return answer.file;
    if ('gone' in answer) throw new AppError('CONFLICT');
    if ('tooLarge' in answer) throw tooLarge();
    if (answer.isTransient) throw new AppError('UNAVAILABLE', { cause: new Error(answer.fault) });
    throw new Error(answer.fault);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const tooLarge = (cause?: unknown) =>
  new AppError('TOO_LARGE', { message: 'This comparison is too long to export. Read it on the screen.', cause });

function mapError(error: unknown): unknown {
  if (error instanceof QueueFullError) {
    const message = 'You have too many exports running. Wait until one of them finishes, then try again.';
    return new AppError('TOO_MANY_COMPARISONS', { message, cause: error });
  }
  if (!(error instanceof ThreadLimitError)) return error;
  if (error.limit === 'memory') return tooLarge(error);
  if (error.limit === 'elapsed') return new AppError('BUSY', { cause: error });
  const message = 'Exporting this comparison took too long and was stopped. Read it on the screen.';
  return new AppError('COMPARISON_TOO_SLOW', { message, cause: error });
}

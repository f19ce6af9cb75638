import type { ErrorCode } from '@rotunda/contract';
import { AppError } from '../app-error.ts';
import { describeError, isTransientError } from '../database/database-error.ts';
import { QueueFullError } from '../fair-queue.ts';
import { ThreadLimitError, type ThreadPool, type ThreadTask } from './thread-pool.ts';

/** Response of a thread whose task failed, because errors lose their class and code between threads. */
export interface ThreadError {
  fault: string;
  isTransient: boolean;
}

export function getThreadError(error: unknown): ThreadError {
  return { fault: describeError(error), isTransient: isTransientError(error) };
}

/** Error codes for tasks that reach a limit of their own. One that a busy machine did not finish is always BUSY. */
export interface ThreadErrorCodes {
  tooMany: ErrorCode;
  tooSlow: ErrorCode;
  tooLarge: ErrorCode;
}

/**
 * Runs a task in the pool and returns the thread's response.
 * @throws AppError with one of `codes`, BUSY, or UNAVAILABLE for a transient fault; the signal's reason; Error for any other
 *   fault.
 */
export async function callThread<Input, Answer extends object>(
  pool: Pick<ThreadPool<Input, Answer | ThreadError>, 'run'>,
  input: Input,
  task: ThreadTask,
  codes: ThreadErrorCodes,
): Promise<Answer> {
  const answer = await pool.run(input, task).catch((error: unknown) => {
    throw toAppError(error, codes);
  });
  if (!('fault' in answer)) return answer;
  if (answer.isTransient) throw new AppError('UNAVAILABLE', { cause: new Error(answer.fault) });
  throw new Error(answer.fault);
}

function toAppError(error: unknown, { tooMany, tooSlow, tooLarge }: ThreadErrorCodes): unknown {
  if (error instanceof QueueFullError) return new AppError(tooMany, { cause: error });
  if (!(error instanceof ThreadLimitError)) return error;
  return new AppError({ processor: tooSlow, memory: tooLarge, elapsed: 'BUSY' as const }[error.limit], {
    cause: error,
  });
}

import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { LoadedThread } from './announce-thread.ts';
import { ThreadLimitError } from './thread-pool.ts';
import { watchWork, type WorkLimits } from './work-limits.ts';

/** Waits until a thread has loaded (`announceThread`) and returns where its processor time is counted. */
export async function loadThread(thread: Worker): Promise<string | null> {
  const [{ clock }] = (await once(thread, 'message')) as [LoadedThread];
  return clock;
}

/**
 * Asks a thread that belongs to no pool, and waits for its next message. The caller ends a thread that failed.
 * @param clock of `loadThread`
 * @throws ThreadLimitError; whatever ended the thread
 */
export async function askThread<Answer>(
  thread: Worker,
  clock: string | null,
  question: unknown,
  limits: WorkLimits,
): Promise<Answer> {
  const limited = new AbortController();
  let reached: ThreadLimitError | undefined;
  const answered = once(thread, 'message', { signal: limited.signal });
  const unwatch = watchWork(clock, limits, (limit) => {
    reached = new ThreadLimitError(limit);
    limited.abort();
  });
  try {
    thread.postMessage(question);
    // Every message after the first is an answer.
    const [answer] = (await answered) as [Answer];
    return answer;
  } catch (error) {
    if (reached !== undefined) throw reached;
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new ThreadLimitError('memory');
    }
    throw error;
  } finally {
    unwatch();
  }
}

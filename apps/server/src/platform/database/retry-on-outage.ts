import { systemClock } from '../clock.ts';
import { describeError, isTransientError } from './database-error.ts';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

export interface RetryOnOutageOptions {
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** Called before each pause with the database's message, and the error that has it. */
  onWait?: (reason: string, error?: unknown) => void;
  /** Milliseconds to keep trying, after which the fault itself is thrown. If omitted, there is no limit. */
  maxWaitMs?: number | undefined;
}

/**
 * Runs work against the database, and retries it with pauses as long as it fails in a way that passes without
 * intervention: the server is away, its disk is full, a deadlock.
 *
 * @param work Runs as often as needed, so it must be one transaction or change nothing when repeated.
 * @throws Any other error of `work`; its last fault when the patience runs out; the signal's reason.
 */
export async function retryOnOutage<T>(work: () => Promise<T>, options: RetryOnOutageOptions = {}): Promise<T> {
  const { signal, onWait, maxWaitMs = Infinity } = options;
  const untilMs = systemClock.nowMs() + maxWaitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const leftMs = untilMs - systemClock.nowMs();
      if (!isTransientError(error) || leftMs <= 0) throw error;
      signal?.throwIfAborted();
      onWait?.(describeError(error), error);
      await systemClock.sleep(Math.min(pauseMs, leftMs), signal).catch(() => undefined);
      signal?.throwIfAborted();
    }
  }
}

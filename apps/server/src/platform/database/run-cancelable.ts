import type pg from 'pg';
import { getProcessId } from './get-process-id.ts';

/**
 * The server may be between two statements when it receives the cancellation, so it is repeated until the work has
 * ended.
 */
const CANCEL_AGAIN_MS = 100;

export interface CancelableOptions {
  /** Provides the connection that the work runs on. */
  pool: pg.Pool;
  /** Sends the cancellations, over its own connections. */
  cancelPool: pg.Pool;
  signal: AbortSignal;
}

/**
 * Runs work on one connection and makes the server cancel its statement when the signal is aborted. A connection that
 * was sent a cancellation is closed, so that a late one cannot hit another caller's statement.
 *
 * @throws The signal's reason when aborted, even if the server had finished in the meantime.
 */
export async function runCancelable<T>(
  { pool, cancelPool, signal }: CancelableOptions,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let isOver = false;
  let canceling: Promise<void> | null = null;
  const cancel = async () => {
    while (!isOver) {
      // If the server cannot be reached, its own time limit ends the statement.
      await cancelPool.query('select pg_cancel_backend($1)', [getProcessId(client)]).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, CANCEL_AGAIN_MS));
    }
  };
  const onAbort = () => {
    canceling = cancel();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  let fault: Error | null = null;
  try {
    signal.throwIfAborted();
    const answer = await work(client);
    signal.throwIfAborted();
    return answer;
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    signal.throwIfAborted();
    throw error;
  } finally {
    isOver = true;
    signal.removeEventListener('abort', onAbort);
    client.release(canceling !== null || fault !== null);
  }
}

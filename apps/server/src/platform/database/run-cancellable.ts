import type pg from 'pg';

/** The server may be between two statements when it is told to cancel; it is told again until the work has ended. */
const CANCEL_AGAIN_MS = 100;

export interface CancellableOptions {
  /** Lends the connection the work runs on. */
  pool: pg.Pool;
  /** Cancels for it, over connections of its own. */
  canceller: pg.Pool;
  signal: AbortSignal;
}

/**
 * Runs work on one connection and has the server stop its statement when the signal is aborted; a connection that was
 * told to cancel is closed, so that a late cancellation cannot hit the statement of someone else.
 *
 * @throws the signal's reason when aborted, also where the server had finished meanwhile
 */
export async function runCancellable<T>(
  { pool, canceller, signal }: CancellableOptions,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let isOver = false;
  let cancelling: Promise<void> | null = null;
  const cancel = async () => {
    while (!isOver) {
      // A server that cannot be told ends the statement by its own time limit.
      await canceller.query('select pg_cancel_backend($1)', [processIdOf(client)]).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, CANCEL_AGAIN_MS));
    }
  };
  const onAbort = () => {
    cancelling = cancel();
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
    client.release(cancelling !== null || fault !== null);
  }
}

/** Of the server's process behind a connection; the driver knows it but does not declare it. */
function processIdOf(client: pg.PoolClient): number {
  if ('processID' in client && typeof client.processID === 'number') return client.processID;
  throw new Error('the connection has no process');
}

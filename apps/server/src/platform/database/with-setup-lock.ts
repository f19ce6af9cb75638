import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Any fixed numbers; the first is "rotun" read as bytes, so that it can be recognized in pg_locks. */
const SETUP_LOCKS = { tables: 0x72_6f_74_75_6e, workspace: 0x72_6f_74_75_6f } as const;
const POLL_MS = 100;

export interface SetupLockOptions {
  /** Ends the wait. */
  signal?: AbortSignal;
  /** Called once if another process has the lock. */
  onWait?: () => void;
}

/**
 * Runs work that changes tables or fills an empty installation. Of all processes on all machines, one works at a time;
 * the others wait and then find it done.
 *
 * @param what What is set up. A process that fills the workspace may set up tables at the same time, but not the other
 *   way round.
 * @param work Receives the connection that holds the lock, without a time limit for its statements.
 * @throws The signal's reason.
 */
export async function withSetupLock<T>(
  pool: pg.Pool,
  what: keyof typeof SETUP_LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
  { signal, onWait }: SetupLockOptions = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Polled instead of awaited in the server, where no signal could end the wait.
    for (let isFirst = true; !(await tryLock(client, SETUP_LOCKS[what])); isFirst = false) {
      if (isFirst) onWait?.();
      await sleep(POLL_MS);
      signal?.throwIfAborted();
    }
    return await work(client);
  } finally {
    // The lock and the setting belong to the session, so closing the connection releases both, whatever happened above.
    client.release(true);
  }
}

async function tryLock(client: pg.PoolClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock]);
  return rows[0]?.locked === true;
}

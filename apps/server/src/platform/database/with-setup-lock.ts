import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Any fixed numbers; the first is "rotun" read as bytes, so that it is recognised in pg_locks. */
const SETUP_LOCKS = { tables: 0x72_6f_74_75_6e, workspace: 0x72_6f_74_75_6f } as const;
const POLL_MS = 100;

export interface SetupLockOptions {
  /** Ends the wait. */
  signal?: AbortSignal;
  /** Told once when another process has the lock. */
  onWait?: () => void;
}

/**
 * Does what changes tables or fills an empty installation. Of all processes on all machines one works at a time; the
 * others wait and then find it done.
 *
 * @param what is set up; who fills the workspace may set up tables meanwhile, not the other way round
 * @param work gets the connection that holds the lock, without a limit of time for its statements
 * @throws the signal's reason
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
    // Asked again and again rather than waited for in the server, where no signal could end the wait.
    for (let isFirst = true; !(await tryLock(client, SETUP_LOCKS[what])); isFirst = false) {
      if (isFirst) onWait?.();
      await sleep(POLL_MS);
      signal?.throwIfAborted();
    }
    return await work(client);
  } finally {
    // The session holds the lock and the setting: closing the connection gives both back, whatever happened above.
    client.release(true);
  }
}

async function tryLock(client: pg.PoolClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock]);
  return rows[0]?.locked === true;
}

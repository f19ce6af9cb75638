import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { SourceBusyError } from './source-busy-error.ts';

/**
 * Lock that one process holds while it ingests a source. The database server releases it when that process dies in any
 * way.
 */
export interface SourceLock {
  /**
   * Acquires the lock again if its connection broke. @returns whether it had to
   * @throws SourceBusyError when another process has acquired it in the meantime
   */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** First key of the two-key advisory lock, so that these locks cannot collide with others. */
const INGEST_LOCKS = 7_001;
/** Time the server may need to notice that our broken connection, which still has the lock, is gone. */
const NOTICE_MS = 30_000;
const POLL_MS = 250;

interface LockConnection {
  client: pg.PoolClient;
  isLost: boolean;
  /** Returns the connection to the pool, or closes it. */
  returnToPool(isClosed: boolean): void;
}

/** Returns null when another process is ingesting this source. */
export async function tryLockSource(pool: pg.Pool, source: string): Promise<SourceLock | null> {
  let connection = await tryLock(pool, source);
  if (connection === null) return null;
  return {
    async hold() {
      if (connection?.isLost === false) return false;
      connection?.returnToPool(true);
      connection = null;
      for (let waitedMs = 0; connection === null; waitedMs += POLL_MS) {
        if (waitedMs >= NOTICE_MS) throw new SourceBusyError(source);
        if (waitedMs > 0) await sleep(POLL_MS);
        connection = await tryLock(pool, source);
      }
      return true;
    },
    async release() {
      const last = connection;
      connection = null;
      if (last === null) return;
      const unlock = last.client.query('select pg_advisory_unlock($1, hashtext($2))', [INGEST_LOCKS, source]);
      const unlocked = await unlock.then(
        () => true,
        () => false,
      );
      // A connection that cannot unlock is closed, which releases the lock as well.
      last.returnToPool(!unlocked);
    },
  };
}

async function tryLock(pool: pg.Pool, source: string): Promise<LockConnection | null> {
  const client = await pool.connect();
  const onLost = () => {
    connection.isLost = true;
  };
  const connection: LockConnection = {
    client,
    isLost: false,
    returnToPool(isClosed) {
      client.off('error', onLost);
      client.release(isClosed);
    },
  };
  client.on('error', onLost);
  try {
    const sql = 'select pg_try_advisory_lock($1, hashtext($2)) as locked';
    const { rows } = await client.query<{ locked: boolean }>(sql, [INGEST_LOCKS, source]);
    if (rows[0]?.locked === true) return connection;
  } catch (error) {
    connection.returnToPool(true);
    throw error;
  }
  connection.returnToPool(false);
  return null;
}

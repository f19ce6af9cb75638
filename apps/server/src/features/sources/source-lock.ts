import type pg from 'pg';

/** Held by one process while it takes a source in; the server frees it when that process dies, however it dies. */
export interface SourceLock {
  release(): Promise<void>;
}

/** First key of the two-key advisory lock, so that these locks meet no others. */
const INGEST_LOCKS = 7_001;

/** null when another process is taking this source in. */
export async function tryLockSource(pool: pg.Pool, source: string): Promise<SourceLock | null> {
  const client = await pool.connect();
  const result = await client
    .query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [INGEST_LOCKS, source])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (result.rows[0]?.locked !== true) {
    client.release();
    return null;
  }
  return {
    async release() {
      const unlocked = await client.query('select pg_advisory_unlock($1, hashtext($2))', [INGEST_LOCKS, source]).then(
        () => true,
        () => false,
      );
      // A connection that cannot unlock is closed, which gives the lock back as well.
      client.release(!unlocked);
    },
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import PgBoss from 'pg-boss';

/** Any fixed number; "rotunda" read as bytes, so that it is recognised in pg_locks. */
const MIGRATION_LOCK = 0x72_6f_74_75_6e;

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../../database/migrations', import.meta.url));

/**
 * Brings the database to the schema of this build: our migrations and the queue's tables. Several processes may call it
 * at once; one works, the others wait and find nothing left to do.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (existsSync(path.join(migrationsFolder, 'meta', '_journal.json'))) {
      await migrate(drizzle(client), { migrationsFolder });
    }
    await migrateQueue(client);
  } finally {
    // The session holds the lock and the setting: closing the connection gives both back, whatever happened above.
    client.release(true);
  }
}

async function migrateQueue(client: pg.PoolClient): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

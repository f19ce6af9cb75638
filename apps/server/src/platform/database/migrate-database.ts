import { existsSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { type SetupLockOptions, withSetupLock } from './with-setup-lock.ts';

const MIGRATIONS_FOLDER = path.join(REPOSITORY_ROOT, 'database/migrations');

export interface MigrateOptions extends SetupLockOptions {
  folder?: string;
  /** Applies only the first migrations up to this number, to read data of an older release. */
  upTo?: number;
}

/**
 * Brings the database to the schema of this build: our migrations and the queue's tables. If several processes call it
 * concurrently, one does the work, and the others wait and find nothing left to do.
 *
 * @throws Error with PostgreSQL's reason; nothing of the failed migrations is kept.
 */
export async function migrateDatabase(pool: pg.Pool, options: MigrateOptions = {}): Promise<void> {
  const migrate = async (client: pg.PoolClient) => {
    await client.query('begin');
    try {
      await applyMigrations(client, options);
      await client.query('commit');
    } catch (error) {
      // On a lost connection the server rolls back on its own; the original error is thrown.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
    await migrateQueue(client);
  };
  try {
    await withSetupLock(pool, 'tables', migrate, options);
  } catch (cause) {
    options.signal?.throwIfAborted();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database could not be migrated to this release: ${reason}`, { cause });
  }
}

/**
 * Applies the missing migrations, without the queue's, in the caller's transaction. The library's own function would
 * commit it.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  { folder, upTo }: Pick<MigrateOptions, 'folder' | 'upTo'>,
): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? -1);
  for (const { folderMillis, sql, hash } of readMigrations(folder).slice(0, upTo)) {
    if (folderMillis <= last) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Returns the hash that identifies each migration of this build, oldest first. */
export function readMigrationHashes(folder?: string): string[] {
  return readMigrations(folder).map((migration) => migration.hash);
}

function readMigrations(folder = MIGRATIONS_FOLDER) {
  if (!existsSync(path.join(folder, 'meta', '_journal.json'))) return [];
  return readMigrationFiles({ migrationsFolder: folder });
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

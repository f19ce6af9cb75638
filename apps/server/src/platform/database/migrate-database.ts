import { existsSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
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
  const migrations = readMigrations(options.folder).slice(0, options.upTo);
  const migrate = async (client: pg.PoolClient) => {
    // The library's own "migrate" reads the folder itself and therefore has no "up to" option. The dialect's signature
    // leaves the session's type parameters at their defaults, which no real session has.
    const session = drizzle(client)._.session as PgSession;
    await new PgDialect().migrate(migrations, session, { migrationsFolder: options.folder ?? MIGRATIONS_FOLDER });
    await migrateQueue(client);
  };
  try {
    await withSetupLock(pool, 'tables', migrate, options);
  } catch (cause) {
    options.signal?.throwIfAborted();
    // The library's message is the whole statement; PostgreSQL's own message is in its cause.
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
    throw new Error(`The database could not be brought to the tables of this release: ${reason}`, { cause });
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

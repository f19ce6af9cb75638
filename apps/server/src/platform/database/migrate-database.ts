import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import {
  addAppliedMigration,
  type AppliedMigration,
  findAppliedMigrations,
  prepareAppliedMigrations,
} from './migrations/applied-migrations.ts';
import { judgeSchema } from './migrations/judge-schema.ts';
import { type KnownSchema, readKnownSchema } from './migrations/known-schema.ts';
import { refuseForeignDatabase } from './migrations/refuse-foreign-database.ts';
import { refuseRunning } from './migrations/running-releases.ts';
import { SchemaError } from './migrations/schema-error.ts';
import { type SetupLockOptions, withSetupLock } from './with-setup-lock.ts';

export interface MigrateOptions extends SetupLockOptions {
  folder?: string;
  /** Applies only the first migrations up to this number, to read data of an older release. */
  upTo?: number;
  /** This release, such as `v1.2.3`, stored with the migrations it applies. */
  release?: string;
  /** Milliseconds to wait for processes of an earlier release to disappear; 5 s by default. */
  leavingMs?: number;
}

export interface Migrated {
  /** Migrations of a newer release, which has migrated the database and next to which this one may run. */
  newer: readonly AppliedMigration[];
}

const UNKNOWN_RELEASE = 'an unnamed build';

/**
 * Brings the database to the schema of this build: our migrations and the queue's tables. If several processes call it
 * concurrently, one does the work, and the others wait and find nothing left to do.
 *
 * @throws SchemaError if the tables are not those of this release or an earlier one, or if an earlier release is
 *   running that can't work with them
 * @throws Error with PostgreSQL's reason; nothing of the failed migrations is kept.
 */
export async function migrateDatabase(pool: pg.Pool, options: MigrateOptions = {}): Promise<Migrated> {
  const migrate = async (client: pg.PoolClient) => {
    const known = readKnownSchema(options.folder);
    await waitForEarlierReleases(client, known, options);
    await client.query('begin');
    let migrated: Migrated;
    try {
      migrated = await applyMigrations(client, options);
      await client.query('commit');
    } catch (error) {
      // On a lost connection the server rolls back on its own; the original error is thrown.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
    await migrateQueue(client);
    return migrated;
  };
  try {
    return await withSetupLock(pool, 'tables', migrate, options);
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (cause instanceof SchemaError) throw cause;
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
  { folder, upTo, release = UNKNOWN_RELEASE }: Pick<MigrateOptions, 'folder' | 'upTo' | 'release'>,
): Promise<Migrated> {
  const { migrations, worksSince, squashed } = readKnownSchema(folder);
  const known = { migrations: migrations.slice(0, upTo), worksSince, squashed };
  const applied = await findAppliedMigrations(client, known);
  const { missing, newer } = judgeSchema(applied, known, release);
  if (missing.length === 0) return { newer };
  await prepareAppliedMigrations(client);
  for (const migration of missing) {
    for (const statement of migration.statements) await client.query(statement);
    await addAppliedMigration(client, migration, { release, worksSince });
  }
  return { newer };
}

const LEAVING_MS = 5_000;
const POLL_MS = 250;

/** A process that was just stopped or killed may take a moment to disappear from the server's list. */
async function waitForEarlierReleases(
  client: pg.ClientBase,
  known: KnownSchema,
  { release = UNKNOWN_RELEASE, leavingMs = LEAVING_MS, signal, onWait }: MigrateOptions,
): Promise<void> {
  await refuseForeignDatabase(client, known);
  const applied = await findAppliedMigrations(client, known);
  if (applied.length === 0 || judgeSchema(applied, known, release).missing.length === 0) return;
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    try {
      return await refuseRunning(client, applied, known, release);
    } catch (error) {
      if (!(error instanceof SchemaError) || waitedMs >= leavingMs) throw error;
      if (waitedMs === 0) onWait?.();
      await sleep(POLL_MS, undefined, signal === undefined ? {} : { signal });
    }
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { REPOSITORY_ROOT } from '../../repository-root.ts';

const MIGRATIONS_FOLDER = path.join(REPOSITORY_ROOT, 'database/migrations');

/** A migration of this build. */
export interface KnownMigration {
  /** Name of its file without the extension, such as `0052_older_records`. */
  name: string;
  /** Identifies its text. */
  hash: string;
  /** Unix milliseconds at which it was generated. */
  createdMs: number;
  statements: readonly string[];
}

/** What this build knows about the tables. */
export interface KnownSchema {
  /** Oldest first. */
  migrations: readonly KnownMigration[];
  /**
   * Hash of the newest migration that a release must know to work with the tables of this build. Null if no other
   * release does.
   */
  worksSince: string | null;
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const worksSinceSchema = z.object({ migration: z.string() });

/**
 * Reads the migrations of this build and `works-since.json` next to them.
 *
 * @throws Error if that file names no migration
 */
export function readKnownSchema(folder = MIGRATIONS_FOLDER): KnownSchema {
  const journal = path.join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) return { migrations: [], worksSince: null };
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  const migrations = readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }, index) => ({
    name: entries[index]?.tag ?? hash,
    hash,
    createdMs: folderMillis,
    statements: sql,
  }));
  return { migrations, worksSince: readWorksSince(folder, migrations) };
}

function readWorksSince(folder: string, migrations: readonly KnownMigration[]): string | null {
  const file = path.join(folder, 'works-since.json');
  if (!existsSync(file)) return null;
  const { migration } = worksSinceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = migrations.find(({ name }) => name === migration);
  if (found === undefined) throw new Error(`${file} names ${migration}, which is not a migration.`);
  return found.hash;
}

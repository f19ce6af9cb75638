import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { REPOSITORY_ROOT } from '../../repository-root.ts';
import type { SquashedMigrations } from './fold-squashed.ts';

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
  /** Null if every migration of earlier releases is one of this build. */
  squashed: SquashedMigrations | null;
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const worksSinceSchema = z.object({ migration: z.string() });
const squashedSchema = z.object({
  into: z.string(),
  lastRelease: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
});

/**
 * Reads the migrations of this build, and `works-since.json` and `squashed.json` next to them.
 *
 * @throws Error if one of those names no migration
 */
export function readKnownSchema(folder = MIGRATIONS_FOLDER): KnownSchema {
  const journal = path.join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) return { migrations: [], worksSince: null, squashed: null };
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  const migrations = readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }, index) => ({
    name: entries[index]?.tag ?? hash,
    hash,
    createdMs: folderMillis,
    statements: sql,
  }));
  return {
    migrations,
    worksSince: readWorksSince(folder, migrations),
    squashed: readSquashed(folder, migrations),
  };
}

function readWorksSince(folder: string, migrations: readonly KnownMigration[]): string | null {
  const file = path.join(folder, 'works-since.json');
  if (!existsSync(file)) return null;
  const { migration } = worksSinceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return findHash(file, migration, migrations);
}

function readSquashed(folder: string, migrations: readonly KnownMigration[]): SquashedMigrations | null {
  const file = path.join(folder, 'squashed.json');
  if (!existsSync(file)) return null;
  const { into, lastRelease, migrations: squashed } = squashedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { into: findHash(file, into, migrations), lastRelease, hashes: squashed.map(({ hash }) => hash) };
}

function findHash(file: string, migration: string, migrations: readonly KnownMigration[]): string {
  const found = migrations.find(({ name }) => name === migration);
  if (found === undefined) throw new Error(`${file} names ${migration}, which is not a migration.`);
  return found.hash;
}

import { SchemaError } from './schema-error.ts';

/** Migrations of earlier releases that one migration of this build replaces. */
export interface SquashedMigrations {
  /** Hash of the migration that stands for them. */
  into: string;
  /** The last release that had them, such as `v1.2.3`. */
  lastRelease: string;
  /** Their hashes, oldest first. */
  hashes: readonly string[];
}

/**
 * Replaces squashed migrations in a list by the one that stands for them, so that a database or backup that has them all
 * is one that has that one. The database itself keeps its list, which tells an older release what it lacks.
 *
 * @throws SchemaError if only some of them are in the list, because this build cannot apply the rest
 */
export function foldSquashed<Migration>(
  migrations: readonly Migration[],
  squashed: SquashedMigrations | null,
  { getHash, getInto }: { getHash: (migration: Migration) => string; getInto: (last: Migration) => Migration },
): readonly Migration[] {
  if (squashed === null) return migrations;
  const wanted = new Set(squashed.hashes);
  const found = migrations.filter((migration) => wanted.has(getHash(migration)));
  const last = found.at(-1);
  if (last === undefined) return migrations;
  if (found.length < wanted.size) {
    const { lastRelease } = squashed;
    throw new SchemaError(
      `The tables are of a release before ${lastRelease}, which this one can’t upgrade in one step. Start ${lastRelease} ` +
        'once, then this release.',
    );
  }
  return [getInto(last), ...migrations.filter((migration) => !wanted.has(getHash(migration)))];
}

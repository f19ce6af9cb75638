import type { AppliedMigration } from './applied-migrations.ts';
import type { KnownMigration, KnownSchema } from './known-schema.ts';
import { SchemaError } from './schema-error.ts';

/** How the tables of a database relate to this release. */
export interface SchemaVerdict {
  /** Migrations to apply, oldest first. */
  missing: readonly KnownMigration[];
  /** Migrations of a newer release with which this one still works. */
  newer: readonly AppliedMigration[];
}

/**
 * Compares all migrations of a database with those of this build, because the newest alone doesn't show that one is
 * missing before it, or that another program or another line of releases made the tables.
 *
 * @param release this release, such as `v1.2.3`
 * @throws SchemaError if this release can't use the tables
 */
export function judgeSchema(
  applied: readonly AppliedMigration[],
  { migrations }: KnownSchema,
  release: string,
): SchemaVerdict {
  const known = new Map(migrations.map((migration) => [migration.hash, migration]));
  const has = new Set(applied.map(({ hash }) => hash));
  const unknown = applied.filter(({ hash }) => !known.has(hash));
  const missing = migrations.filter(({ hash }) => !has.has(hash));
  refuseChanged(unknown, migrations, release);
  refuseGap(missing, migrations, has);
  if (unknown.length === 0) return { missing, newer: [] };
  if (missing.length > 0) {
    throw new SchemaError(
      `The database has migrations that this release (${release}) does not know (${getNames(unknown)}), but lacks ` +
        `others (${getNames(missing)}): it belongs to another line of releases. Run the release that uses it, or ` +
        'choose another database.',
    );
  }
  if (unknown.every(({ worksSince }) => worksSince !== null && known.has(worksSince))) {
    return { missing, newer: unknown };
  }
  throw new SchemaError(describeNewer(unknown, release));
}

function refuseChanged(
  unknown: readonly AppliedMigration[],
  migrations: readonly KnownMigration[],
  release: string,
): void {
  const byTime = new Map(migrations.map((migration) => [migration.createdMs, migration]));
  for (const { createdMs } of unknown) {
    const changed = byTime.get(createdMs);
    if (changed === undefined) continue;
    throw new SchemaError(
      `The migration ${changed.name} of this release (${release}) is not the one that the database has: its text ` +
        'differs. Run the build that set up the database, or restore a backup into an empty one.',
    );
  }
}

function refuseGap(
  missing: readonly KnownMigration[],
  migrations: readonly KnownMigration[],
  has: ReadonlySet<string>,
): void {
  const newest = migrations.findLastIndex(({ hash }) => has.has(hash));
  const gap = missing.filter((migration) => migrations.indexOf(migration) < newest);
  if (gap.length === 0) return;
  throw new SchemaError(
    `The database lacks ${gap.length === 1 ? 'the migration' : 'the migrations'} ${getNames(gap)}, although it has ` +
      'later ones: it was changed by hand or restored in part. Restore a backup into an empty database.',
  );
}

function describeNewer(unknown: readonly AppliedMigration[], release: string): string {
  const newest = unknown.at(-1);
  const by = newest?.release ?? null;
  const names = getNames(unknown);
  if (by === null) {
    return (
      `The database was migrated by a newer release than this one (${release}), which does not know ${names}. ` +
      'Run the newer release, or restore a backup that this release wrote.'
    );
  }
  const needed = by === release ? `a newer build of ${by}` : `${by} or newer`;
  return (
    `The database was migrated by ${by === release ? needed : by}, and this release (${release}) does not know ` +
    `${names}. Run ${needed}, or restore a backup that this release wrote.`
  );
}

/** Most migrations that a message names. */
const NAMED = 3;

function getNames(migrations: readonly { name: string | null; hash: string }[]): string {
  const names = migrations.slice(-NAMED).map(({ name, hash }) => name ?? hash.slice(0, 12));
  const rest = migrations.length - names.length;
  return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

import type pg from 'pg';
import { foldSquashed } from './fold-squashed.ts';
import type { KnownMigration, KnownSchema } from './known-schema.ts';

/** A migration that the database has. */
export interface AppliedMigration {
  hash: string;
  createdMs: number;
  /** Null if a release applied it that did not store its name yet. */
  name: string | null;
  /** Release that applied it, such as `v1.2.3`; null like `name`. */
  release: string | null;
  /** Hash of the migration that a release must know to work with the tables since then; null if none other does. */
  worksSince: string | null;
}

interface AppliedRow {
  hash: string;
  created_at: string | null;
  name?: string | null;
  release?: string | null;
  works_since?: string | null;
}

/**
 * Returns the migrations that the database has, oldest first; none if it was never migrated. Squashed ones count as the
 * one that stands for them. Writes nothing.
 *
 * @throws SchemaError if the database has only some of the squashed migrations
 */
export async function findAppliedMigrations(
  client: pg.ClientBase | pg.Pool,
  { migrations, squashed }: Pick<KnownSchema, 'migrations' | 'squashed'>,
): Promise<readonly AppliedMigration[]> {
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (found.rows[0]?.exists !== true) return [];
  // Which columns there are depends on the release that migrated the database.
  const { rows } = await client.query<AppliedRow>('select * from drizzle.__drizzle_migrations order by created_at, id');
  const applied = rows.map(({ hash, created_at: createdAt, name, release, works_since: worksSince }) => ({
    hash,
    createdMs: Number(createdAt),
    name: name ?? null,
    release: release ?? null,
    worksSince: worksSince ?? null,
  }));
  const into = migrations.find(({ hash }) => hash === squashed?.into);
  return foldSquashed(applied, squashed, {
    getHash: ({ hash }) => hash,
    getInto: (last) => ({ ...last, ...(into && { hash: into.hash, createdMs: into.createdMs, name: into.name }) }),
  });
}

/** Creates the list of migrations, or adds what an earlier release did not store there. */
export async function prepareAppliedMigrations(client: pg.ClientBase): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    alter table drizzle.__drizzle_migrations add column if not exists name text,
      add column if not exists release text, add column if not exists works_since text`);
}

export async function addAppliedMigration(
  client: pg.ClientBase,
  { name, hash, createdMs }: KnownMigration,
  { release, worksSince }: { release: string; worksSince: KnownSchema['worksSince'] },
): Promise<void> {
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at, name, release, works_since)
     values ($1, $2, $3, $4, $5)`,
    [hash, createdMs, name, release, worksSince],
  );
}

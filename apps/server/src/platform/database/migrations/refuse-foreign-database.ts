import type pg from 'pg';
import { findAppliedMigrations } from './applied-migrations.ts';
import type { KnownSchema } from './known-schema.ts';
import { SchemaError } from './schema-error.ts';

/** Tables of extensions, such as PostGIS, are no one's data. */
const TABLES = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname limit 4`;
const NAMED = 3;

/**
 * Refuses a database that another program set up: with migrations of which none is ours, even in another version, or
 * without migrations but with tables.
 *
 * @throws SchemaError
 */
export async function refuseForeignDatabase(client: pg.ClientBase, known: KnownSchema): Promise<void> {
  const applied = await findAppliedMigrations(client, known);
  if (applied.length === 0) return refuseTables(client);
  const isOurs = applied.some(({ hash, createdMs }) =>
    known.migrations.some((one) => one.hash === hash || one.createdMs === createdMs),
  );
  if (isOurs) return;
  throw new SchemaError('The database was set up by another program. Choose an empty database with DATABASE_URL.');
}

async function refuseTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  if (rows.length === 0) return;
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  throw new SchemaError(
    `The database has tables (${names.join(', ')}${rows.length > NAMED ? ' …' : ''}), but no record of Rotunda’s ` +
      'migrations: it belongs to another program or was copied in part. Choose an empty database with DATABASE_URL, ' +
      'or restore a backup into one.',
  );
}

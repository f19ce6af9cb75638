import type pg from 'pg';

const DEPENDENTS = `
  with recursive emptied (id) as (
    select unnest($1::text[])::regclass
    union
    select conrelid::regclass from pg_constraint join emptied on confrelid = emptied.id and contype = 'f'
  )
  select id::text as name from emptied`;

/** Statements by pool and table names; the references between tables do not change while tests run. */
const statements = new WeakMap<pg.Pool, Map<string, string>>();

/**
 * Removes every row of these tables and of the tables that refer to them, as `truncate … cascade` does. With the few
 * rows of a test it takes a fiftieth of the time, because no table or index file is recreated.
 */
export async function emptyTables(pool: pg.Pool, ...tables: readonly string[]): Promise<void> {
  const known = statements.get(pool) ?? new Map<string, string>();
  statements.set(pool, known);
  const key = tables.join();
  let statement = known.get(key);
  if (statement === undefined) {
    const { rows } = await pool.query<{ name: string }>(DEPENDENTS, [tables]);
    // Without the foreign key triggers the order does not matter, because all referring tables are emptied too.
    statement = `set local session_replication_role = replica; ${rows.map(({ name }) => `delete from ${name}`).join('; ')}`;
    known.set(key, statement);
  }
  // Several statements in one message form one transaction.
  await pool.query(statement);
}

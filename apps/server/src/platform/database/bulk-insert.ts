import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from './create-database.ts';

export interface BulkInsertOptions {
  /**
   * What happens to a row whose key is there already: nothing, or the named columns take its values; `all` are those
   * inserted that are neither the key nor in `keep`. Without this it is an error.
   */
  onConflict?:
    | 'ignore'
    | { target: readonly PgColumn[]; update: readonly PgColumn[] | 'all'; keep?: readonly PgColumn[] };
  /** Columns of the rows written that are answered, under their names in the database. */
  returning?: readonly PgColumn[];
}

/**
 * Inserts rows as `insert into … select … from unnest(…)`: one array parameter a column instead of one parameter a value,
 * so that the number of rows has no limit and the statement reads the same for every number of them. What is absent from
 * a row takes the column's default.
 */
export async function bulkInsert<Table extends PgTable>(
  db: DatabaseHandle,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { onConflict, returning = [] }: BulkInsertOptions = {},
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const all: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const cells = all.flatMap(([key, column]) => cellsOf(column, key, rows) ?? []);
  const names = listOf(cells.map(({ column }) => nameOf(column)));
  const lists = listOf(cells.map(({ list }) => list));
  const selected = listOf(cells.map(({ selected: one }) => one));
  const answered = returning.length === 0 ? sql`` : sql` returning ${listOf(returning.map(nameOf))}`;
  const statement = sql`insert into ${table} (${names}) select ${selected} from unnest(${lists}) as r(${names})${conflictOf(onConflict, cells)}${answered}`;
  return (await db.execute(statement)).rows;
}

/** The name of a column without that of its table. */
function nameOf(column: Column): SQL {
  return sql`${sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name)}`;
}

interface Cells {
  column: PgColumn;
  /** The array parameter. */
  list: SQL;
  /** One of its values in the type of the column. */
  selected: SQL;
}

/** The values of one column; null for one the database fills itself. */
function cellsOf(column: PgColumn, key: string, rows: readonly object[]): Cells | null {
  const given = rows.map((row): unknown => Reflect.get(row, key));
  const isAbsent = given.every((value) => value === undefined);
  const byDatabase = column.generated ?? column.generatedIdentity ?? (is(column.default, SQL) ? column.default : null);
  if (isAbsent && (byDatabase || column.getSQLType().endsWith('serial'))) return null;
  const values = given.map((value) => {
    const filled = value === undefined ? column.default : value;
    return filled === null || filled === undefined ? null : column.mapToDriverValue(filled);
  });
  const type = column.getSQLType();
  // unnest() takes a list of lists apart down to the last value, so a list is carried as its text.
  const carried = type.endsWith(']') ? 'text' : type;
  const name = nameOf(column);
  return {
    column,
    list: sql`${sql.param(values)}::${sql.raw(carried)}[]`,
    selected: carried === type ? sql`r.${name}` : sql`r.${name}::${sql.raw(type)}`,
  };
}

function conflictOf(onConflict: BulkInsertOptions['onConflict'], cells: readonly Cells[]): SQL {
  if (onConflict === undefined) return sql``;
  if (onConflict === 'ignore') return sql` on conflict do nothing`;
  const { target, update, keep = [] } = onConflict;
  const kept = new Set([...target, ...keep]);
  const inserted = cells.map(({ column }) => column);
  const updated = update === 'all' ? inserted.filter((column) => !kept.has(column)) : update;
  const keys = sql` on conflict (${listOf(target.map(nameOf))})`;
  if (updated.length === 0) return sql`${keys} do nothing`;
  const set = updated.map((column) => sql`${nameOf(column)} = excluded.${nameOf(column)}`);
  return sql`${keys} do update set ${listOf(set)}`;
}

const listOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

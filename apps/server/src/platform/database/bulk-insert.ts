import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from './create-database.ts';

export interface BulkInsertOptions {
  /**
   * Action for a row whose key already exists: none, or an update of the named columns; `all` means every inserted
   * column that is neither part of the key nor in `keep`. If omitted, a conflict is an error.
   */
  onConflict?:
    | 'ignore'
    | { target: readonly PgColumn[]; update: readonly PgColumn[] | 'all'; keep?: readonly PgColumn[] };
  /** Columns of the written rows to return, under their database names. */
  returning?: readonly PgColumn[];
}

/**
 * Inserts rows as `insert into … select … from unnest(…)`, with one array parameter per column instead of one parameter
 * per value, so that the number of rows is unlimited and the statement text is always the same. A value missing from a
 * row gets the column's default.
 */
export async function bulkInsert<Table extends PgTable>(
  db: DatabaseHandle,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { onConflict, returning = [] }: BulkInsertOptions = {},
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const all: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const cells = all.flatMap(([key, column]) => getCells(column, key, rows) ?? []);
  const names = buildList(cells.map(({ column }) => getName(column)));
  const lists = buildList(cells.map(({ list }) => list));
  const selected = buildList(cells.map(({ selected: one }) => one));
  const answered = returning.length === 0 ? sql`` : sql` returning ${buildList(returning.map(getName))}`;
  const statement = sql`insert into ${table} (${names}) select ${selected} from unnest(${lists}) as r(${names})${getConflict(onConflict, cells)}${answered}`;
  return (await db.execute(statement)).rows;
}

/** Returns a column's name without its table's. */
function getName(column: Column): SQL {
  return sql`${sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name)}`;
}

interface Cells {
  column: PgColumn;
  /** The array parameter. */
  list: SQL;
  /** One of its values, cast to the column's type. */
  selected: SQL;
}

/** Returns the values of one column, or null for a column that the database fills itself. */
function getCells(column: PgColumn, key: string, rows: readonly object[]): Cells | null {
  const given = rows.map((row): unknown => Reflect.get(row, key));
  const isAbsent = given.every((value) => value === undefined);
  const byDatabase = column.generated ?? column.generatedIdentity ?? (is(column.default, SQL) ? column.default : null);
  if (isAbsent && (byDatabase || column.getSQLType().endsWith('serial'))) return null;
  const values = given.map((value) => {
    const filled = value === undefined ? column.default : value;
    return filled === null || filled === undefined ? null : column.mapToDriverValue(filled);
  });
  const type = column.getSQLType();
  // unnest() flattens nested arrays completely, so a list is passed as text.
  const carried = type.endsWith(']') ? 'text' : type;
  const name = getName(column);
  return {
    column,
    list: sql`${sql.param(values)}::${sql.raw(carried)}[]`,
    selected: carried === type ? sql`r.${name}` : sql`r.${name}::${sql.raw(type)}`,
  };
}

function getConflict(onConflict: BulkInsertOptions['onConflict'], cells: readonly Cells[]): SQL {
  if (onConflict === undefined) return sql``;
  if (onConflict === 'ignore') return sql` on conflict do nothing`;
  const { target, update, keep = [] } = onConflict;
  const kept = new Set([...target, ...keep]);
  const inserted = cells.map(({ column }) => column);
  const updated = update === 'all' ? inserted.filter((column) => !kept.has(column)) : update;
  const keys = sql` on conflict (${buildList(target.map(getName))})`;
  if (updated.length === 0) return sql`${keys} do nothing`;
  const set = updated.map((column) => sql`${getName(column)} = excluded.${getName(column)}`);
  return sql`${keys} do update set ${buildList(set)}`;
}

const buildList = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of the values, passed as one array parameter. drizzle's `inArray` uses one parameter per
 * value, and a statement can have only 65,535. An empty list matches nothing.
 */
export function isOneOf(column: PgColumn, values: Iterable<string | number>): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}

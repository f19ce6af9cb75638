import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column holds one of the values, as one array parameter: drizzle's `inArray` spends a parameter a value, and a
 * statement has 65,535 of them. An empty list matches nothing.
 */
export function isOneOf(column: PgColumn, values: Iterable<string | number>): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}

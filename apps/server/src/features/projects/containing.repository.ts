import { type AnyColumn, ilike, type SQL } from 'drizzle-orm';

/** Builds a case-insensitive condition that a text contains what a user typed; `%` and `_` match literally. */
export function containing(column: AnyColumn, typed: string): SQL {
  return ilike(column, `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`);
}

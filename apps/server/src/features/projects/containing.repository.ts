import { type AnyColumn, ilike, type SQL } from 'drizzle-orm';

/** Whether a text contains what a person typed, whatever the case; `%` and `_` are characters, not wildcards. */
export function containing(column: AnyColumn, typed: string): SQL {
  return ilike(column, `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`);
}

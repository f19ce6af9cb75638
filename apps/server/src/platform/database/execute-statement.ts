import type { DatabaseHandle } from './create-database.ts';

/**
 * Runs `… $1 … $2 …` unchanged in the given transaction, so that a library's own SQL (the queue's) commits or rolls
 * back with our rows. drizzle's `sql` is unsuitable, because it numbers each occurrence of a value separately and
 * PostgreSQL then infers a different type for each.
 */
export async function executeStatement(
  handle: DatabaseHandle,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  const statement = handle._.session.prepareQuery({ sql: text, params: [...values] }, undefined, undefined, false);
  const result: unknown = await statement.execute();
  return { rows: getRows(result) };
}

function getRows(result: unknown): Record<string, unknown>[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return [];
  return result.rows;
}

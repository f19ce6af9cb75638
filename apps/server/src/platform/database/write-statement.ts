import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { type DatabaseHandle, dialect } from './create-database.ts';
import { executeStatement } from './execute-statement.ts';

export type RunStatement = (
  db: DatabaseHandle,
  values: Record<string, unknown>,
) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Renders a statement's text once instead of for each run, because rendering a statement with many parts takes longer
 * than running it.
 *
 * @param statement Values are passed as `sql.placeholder`.
 */
export function writeStatement(statement: SQL): RunStatement {
  const { sql, params } = dialect.sqlToQuery(statement);
  return (db, values) => executeStatement(db, sql, fillPlaceholders(params, values));
}

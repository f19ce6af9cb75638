import type { DatabaseHandle } from './create-database.ts';
import { executeStatement } from './execute-statement.ts';

/** Counts the open connections to this database with the given `application_name`, from all processes and machines. */
export async function countConnections(handle: DatabaseHandle, applicationName: string): Promise<number> {
  const { rows } = await executeStatement(
    handle,
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = $1',
    [applicationName],
  );
  return Number(rows[0]?.['count'] ?? 0);
}

import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './create-database.ts';

/**
 * Returns the server's data directory, which is useful only on its own machine. Needs the rights of the built-in
 * server's role.
 */
export async function findDataDirectory(database: DatabaseHandle): Promise<string | null> {
  const { rows } = await database.execute<{ data_directory: string }>(sql`show data_directory`);
  return rows[0]?.data_directory ?? null;
}

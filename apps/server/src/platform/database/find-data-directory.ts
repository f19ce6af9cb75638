import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './create-database.ts';

/** Where the server keeps its data; of use on its own machine only. Needs the rights of the built-in server's role. */
export async function findDataDirectory(database: DatabaseHandle): Promise<string | null> {
  const { rows } = await database.execute<{ data_directory: string }>(sql`show data_directory`);
  return rows[0]?.data_directory ?? null;
}

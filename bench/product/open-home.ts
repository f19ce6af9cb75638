import type pg from 'pg';
import { connectServer } from '../../apps/server/src/platform/database/connect-server.ts';
import { createDatabase, createPool, type Database } from '../../apps/server/src/platform/database/create-database.ts';

export interface OpenHome {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens the database of a home, shared with the product that runs on it. */
export async function openHome(home: string): Promise<OpenHome> {
  const server = await connectServer({ home, databaseUrl: undefined });
  const pool = createPool({
    connectionString: server.connectionString,
    applicationName: 'rotunda bench',
    statementTimeoutMs: 0,
    onConnectionError: () => undefined,
  });
  return {
    database: createDatabase(pool),
    pool,
    async close() {
      await pool.end();
      await server.release();
    },
  };
}

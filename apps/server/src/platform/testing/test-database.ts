import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../database/create-database.ts';
import type { EmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { startTestCluster } from './test-cluster.ts';

const TEMPLATE = 'rotunda_template';
/** Any fixed number; workers agree on it to build the template once. */
const TEMPLATE_LOCK = 7_107;

export interface TestDatabase {
  database: Database;
  pool: pg.Pool;
  connectionString: string;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

let cluster: Promise<EmbeddedPostgres> | undefined;

/**
 * A migrated, empty database of its own, copied from a template in well under a second. Call it in `beforeAll` (or in
 * `beforeEach` where rows must not be shared) and `close()` it in the matching `after…`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  cluster ??= startTestCluster(inject('rotundaTestHome'));
  const server = await cluster;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await createTemplateIfMissing(server, client);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  const connectionString = server.connectionStringFor(name);
  const pool = createPool({ connectionString, maxConnections: 8, onConnectionError: () => undefined });
  return {
    database: createDatabase(pool),
    pool,
    connectionString,
    async close() {
      await pool.end();
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function createTemplateIfMissing(server: EmbeddedPostgres, client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (found.rowCount === 1) return;
  const building = `${TEMPLATE}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building}`);
  const pool = createPool({
    connectionString: server.connectionStringFor(building),
    onConnectionError: () => undefined,
  });
  try {
    await migrateDatabase(pool);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${building} rename to ${TEMPLATE}`);
}

async function withClient<T>(server: EmbeddedPostgres, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.connectionStringFor('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

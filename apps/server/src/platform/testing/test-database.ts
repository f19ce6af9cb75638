import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../database/create-database.ts';
import type { EmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { startTestCluster } from './test-cluster.ts';

/** Any fixed number; workers share it to build the template only once. */
const TEMPLATE_LOCK = 7_107;

export interface TestDatabase {
  database: Database;
  pool: pg.Pool;
  connectionString: string;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

/**
 * A template from which databases are copied, built once per run by the first caller: the migrated one with additional
 * content.
 */
export interface TestTemplate {
  /** Templates with the same name are identical. */
  name: string;
  prepare: (database: Database) => Promise<void>;
}

const MIGRATED: TestTemplate = {
  name: 'migrated',
  prepare: async (database) => void (await migrateDatabase(database.$client)),
};

let cluster: Promise<EmbeddedPostgres> | undefined;

/**
 * Creates a separate migrated, empty database, copied from a template in well under a second. Call it in `beforeAll`
 * (or in `beforeEach` if rows must not be shared) and `close()` it in the matching `after…`.
 *
 * @param template Additional content.
 */
export async function createTestDatabase(template?: TestTemplate): Promise<TestDatabase> {
  cluster ??= startTestCluster(inject('rotundaTestHome'));
  const server = await cluster;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const migrated = await ensureTemplate(server, client, 'template0', MIGRATED);
    const source = template === undefined ? migrated : await ensureTemplate(server, client, migrated, template);
    await copyDatabase(client, name, source);
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

/** @returns The name of the template's database, copied from `source` and prepared if it does not exist yet. */
async function ensureTemplate(
  server: EmbeddedPostgres,
  client: pg.Client,
  source: string,
  template: TestTemplate,
): Promise<string> {
  const name = `rotunda_template_${template.name}`;
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 1) return name;
  const building = `${name}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await copyDatabase(client, building, source);
  const pool = createPool({
    connectionString: server.connectionStringFor(building),
    onConnectionError: () => undefined,
  });
  try {
    await template.prepare(createDatabase(pool));
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${building} rename to ${name}`);
  return name;
}

/** Copies files, because the default strategy writes every block to the log and takes several times as long. */
async function copyDatabase(client: pg.Client, name: string, source: string): Promise<void> {
  await client.query(`create database ${name} template ${source} strategy file_copy`);
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

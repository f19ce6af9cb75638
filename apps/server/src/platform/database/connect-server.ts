import path from 'node:path';
import pg from 'pg';
import { describeError, noteConnectionError } from './database-error.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

const DATABASE_NAME = 'rotunda';
const OLDEST_MAJOR = 15;

export interface ServerOptions {
  /** ROTUNDA_HOME. */
  home: string;
  /** DATABASE_URL; undefined selects the built-in server. */
  databaseUrl: string | undefined;
  /** Called when the built-in server died while in use; it is restarted automatically. */
  onError?: (error: unknown) => void;
}

/** A PostgreSQL server that responds and is new enough. */
export interface DatabaseServer {
  connectionString: string;
  kind: 'embedded' | 'external';
  /** Folder of the built-in server's data. */
  dataFolder?: string;
  /** Folder where the built-in server keeps its data if its account cannot reach the home. */
  outsidePlace?: string;
  /** Releases the built-in server, which stops when nobody else uses it. */
  release(): Promise<void>;
}

/**
 * Starts or adopts the built-in server, or checks the operator's own.
 *
 * @throws Error with a message for the operator: not reachable, too old, wrong encoding.
 */
export async function connectServer(options: ServerOptions): Promise<DatabaseServer> {
  if (options.databaseUrl !== undefined) {
    await assertUsable(options.databaseUrl);
    return { connectionString: options.databaseUrl, kind: 'external', release: async () => undefined };
  }
  const server = await startEmbeddedPostgres({
    home: options.home,
    ...(options.onError === undefined ? {} : { onError: options.onError }),
  });
  try {
    await createDatabaseIfMissing(server.connectionStringFor('postgres'));
  } catch (error) {
    await server.release();
    throw error;
  }
  return {
    connectionString: server.connectionStringFor(DATABASE_NAME),
    kind: 'embedded',
    dataFolder: server.root,
    ...(server.root === path.resolve(options.home, 'postgres') ? {} : { outsidePlace: server.root }),
    release: () => server.release(),
  };
}

async function assertUsable(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    if (isRefused(cause)) noteConnectionError(cause);
    const reason = describeError(cause);
    throw new Error(`The database server of DATABASE_URL cannot be reached: ${reason}`, { cause });
  }
  try {
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST_MAJOR) {
      throw new Error(`DATABASE_URL is a PostgreSQL ${major} server; Rotunda needs ${OLDEST_MAJOR} or newer.`);
    }
    if (rows[0]?.encoding !== 'UTF8') {
      throw new Error(`The database of DATABASE_URL has the encoding ${rows[0]?.encoding}; create it with UTF8.`);
    }
  } finally {
    await client.end();
  }
}

/** Whether nothing listens at the address: the server is restarting, or starts after this process. */
function isRefused(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT');
}

async function createDatabaseIfMissing(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  } catch (error) {
    // Two processes may both find the database missing; the second "create" then finds that it exists.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  } finally {
    await client.end();
  }
}

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseAway } from './database-fault.ts';
import { hearLostConnections } from './hear-lost-connections.ts';
import { planningClient, StatementNames } from './planning-client.ts';

type NoSchema = Record<string, never>;
type NoRelations = ExtractTablesWithRelations<NoSchema>;

const CASING = 'snake_case';
/** Writes statements as every handle does. */
export const dialect = new PgDialect({ casing: CASING });

/**
 * What every repository method takes: the database itself or a transaction in it. Rows are selected from the tables of
 * `@rotunda/database`; the relational query builder is left out on purpose, so that there is one way to read.
 */
export type DatabaseHandle = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** The database with its pool. `transaction(async (tx) => …)` commits when the function returns, rolls back when it throws. */
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool };

export interface PoolOptions {
  connectionString: string;
  /** Connections at most; one process group shares the server's 100. */
  maxConnections?: number;
  /** A statement running longer is cancelled; 0 for no limit (reindex, backup). */
  statementTimeoutMs?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Settings every connection begins with, by name. */
  sessionSettings?: Readonly<Record<string, string>>;
  /** After which a connection that nobody uses is closed; 10 s unless told. */
  idleTimeoutMs?: number;
  /** Told when a connection breaks, idle or at work; the pool replaces it, the process must not end because of it. */
  onConnectionError: (error: Error) => void;
}

const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;
const DEFAULT_IDLE_TIMEOUT_MS = 10_000;

/** Opens no connection yet; the caller ends the pool. */
export function createPool(options: PoolOptions): pg.Pool {
  const { sessionSettings } = options;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS,
    application_name: options.applicationName ?? 'rotunda',
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    idleTimeoutMillis: options.idleTimeoutMs ?? DEFAULT_IDLE_TIMEOUT_MS,
    Client: planningClient(new StatementNames()),
    // The pool waits for the promise, which its declaration does not say.
    ...(sessionSettings === undefined ? {} : { onConnect: (client) => applySettings(client, sessionSettings) }),
  });
  hearLostConnections(pool, options.onConnectionError);
  return pool;
}

/** One `select` sets faster than a `set` for each. */
async function applySettings(client: pg.ClientBase, settings: Readonly<Record<string, string>>): Promise<void> {
  const calls = Object.keys(settings).map((_, place) => `set_config($${2 * place + 1}, $${2 * place + 2}, false)`);
  await client.query(`select ${calls.join(', ')}`, Object.entries(settings).flat());
}

/** The drizzle handle over one connection, for statements that belong together. */
export function createHandle(client: pg.PoolClient): DatabaseHandle {
  return drizzle(client, { casing: CASING });
}

/** The drizzle handle over a pool. */
export function createDatabase(pool: pg.Pool): Database {
  const database = drizzle(pool, { casing: CASING });
  // The library's own never gives back a connection on which "begin" fails: a few restarts would use the pool up.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await new NodePgSession<NoSchema, NoRelations>(client, dialect, undefined).transaction(work, config);
    } catch (error) {
      isLost = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return database;
}

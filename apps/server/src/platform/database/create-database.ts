import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-error.ts';
import { reportLostConnections } from './report-lost-connections.ts';
import { planningClient, StatementNames } from './planning-client.ts';

type NoSchema = Record<string, never>;
type NoRelations = ExtractTablesWithRelations<NoSchema>;

const CASING = 'snake_case';
/** Renders statements in the same way as every handle. */
export const dialect = new PgDialect({ casing: CASING });

/**
 * Parameter of every repository method: the database itself or a transaction in it. Rows are selected from the tables
 * of `@rotunda/database`. The relational query builder is deliberately left out, so that there is only one way to read.
 */
export type DatabaseHandle = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/**
 * The database with its pool. `transaction(async (tx) => …)` commits when the function returns and rolls back when it
 * throws.
 */
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool };

export interface PoolOptions {
  connectionString: string;
  /** Maximum connections; all processes share the server's 100. */
  maxConnections?: number;
  /** A statement that runs longer is canceled; 0 for no limit (reindex, backup). */
  statementTimeoutMs?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Settings applied to every new connection, by name. */
  sessionSettings?: Readonly<Record<string, string>>;
  /** Time after which an idle connection is closed; 10 s by default. */
  idleTimeoutMs?: number;
  /** Called when a connection breaks, idle or in use. The pool replaces it; the process must not end because of it. */
  onConnectionError: (error: Error) => void;
}

const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;
const DEFAULT_IDLE_TIMEOUT_MS = 10_000;

/** Creates a pool without opening a connection; the caller must end it. */
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
    // The pool awaits the returned promise, although its type does not say so.
    ...(sessionSettings === undefined ? {} : { onConnect: (client) => applySettings(client, sessionSettings) }),
  });
  reportLostConnections(pool, options.onConnectionError);
  return pool;
}

/** A single `select` is faster than one `set` per setting. */
async function applySettings(client: pg.ClientBase, settings: Readonly<Record<string, string>>): Promise<void> {
  const calls = Object.keys(settings).map((_, place) => `set_config($${2 * place + 1}, $${2 * place + 2}, false)`);
  await client.query(`select ${calls.join(', ')}`, Object.entries(settings).flat());
}

/** Creates a drizzle handle over one connection, for statements that belong together. */
export function createHandle(client: pg.PoolClient): DatabaseHandle {
  return drizzle(client, { casing: CASING });
}

/** Creates a drizzle handle over a pool. */
export function createDatabase(pool: pg.Pool): Database {
  const database = drizzle(pool, { casing: CASING });
  // The library's own `transaction` never releases a connection on which "begin" fails, so a few restarts would exhaust
  // the pool.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await new NodePgSession<NoSchema, NoRelations>(client, dialect, undefined).transaction(work, config);
    } catch (error) {
      isLost = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return database;
}

import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { hearLostConnections } from './hear-lost-connections.ts';
import { planningClient, StatementNames } from './planning-client.ts';

type NoSchema = Record<string, never>;

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
  /** Told when a connection breaks, idle or at work; the pool replaces it, the process must not end because of it. */
  onConnectionError: (error: Error) => void;
}

const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;

/** Opens no connection yet; the caller ends the pool. */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS,
    application_name: options.applicationName ?? 'rotunda',
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    Client: planningClient(new StatementNames()),
  });
  hearLostConnections(pool, options.onConnectionError);
  return pool;
}

/** The drizzle handle over a pool. */
export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool, { casing: 'snake_case' });
}

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { AppError } from '../../../../platform/app-error.ts';
import type { Database } from '../../../../platform/database/create-database.ts';
import type { Snapshot } from './match-statement.ts';

/** SQLSTATE of a statement that was cancelled. */
const QUERY_CANCELED = '57014';

/**
 * Runs the statements of one search on one connection and snapshot.
 *
 * @throws AppError UNAVAILABLE when a statement takes longer than `timeoutMs`
 */
export async function readSnapshot<T>(
  database: Database,
  timeoutMs: number,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect();
  try {
    const splitIds = await openSnapshot(client, timeoutMs);
    return await work({ transaction: drizzle(client, { casing: 'snake_case' }), splitIds });
  } catch (error) {
    if (!isCanceled(error)) throw error;
    throw new AppError('UNAVAILABLE', {
      message: 'This search takes too long. Make it more specific, for instance with rarer words or a filter.',
      cause: error,
    });
  } finally {
    closeSnapshot(client);
  }
}

/**
 * Opens the transaction and asks for the split documents in one round trip. The planner does not know that looking at
 * a row's vector costs a hundred times reading the row, so it is left no plan that does (sequential and plain index
 * scans with a filter, joins row by row); bitmap scans and hash joins do all that is needed. Parallel workers and
 * compiled plans cost more than they save.
 */
async function openSnapshot(client: pg.PoolClient, timeoutMs: number): Promise<number[]> {
  const answers: unknown = await client.query(`
    begin isolation level repeatable read read only;
    set local enable_seqscan = off; set local enable_indexscan = off;
    set local enable_nestloop = off; set local enable_mergejoin = off; set local max_parallel_workers_per_gather = 0;
    set local jit = off;
    set local statement_timeout = ${Math.max(1, Math.round(timeoutMs))};
    select document_id from doc_search where is_split`);
  // Several statements without parameters answer with one result each.
  const last: unknown = Array.isArray(answers) ? answers.at(-1) : undefined;
  if (typeof last !== 'object' || last === null || !('rows' in last) || !Array.isArray(last.rows)) {
    throw new Error('the snapshot was not opened');
  }
  return last.rows.map((row) => Number(row.document_id));
}

/** Nothing was written, so nobody waits for the end of the transaction; a broken connection leaves the pool. */
function closeSnapshot(client: pg.PoolClient): void {
  client.query('rollback').then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

/** drizzle wraps what the driver throws. */
function isCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === QUERY_CANCELED) || isCanceled(error.cause);
}

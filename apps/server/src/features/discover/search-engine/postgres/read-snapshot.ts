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
 * The planner does not know that looking at a row's vector costs a hundred times reading the row, so it is left no plan
 * that does (sequential and plain index scans with a filter, joins row by row); bitmap scans and hash joins do all that
 * is needed. Parallel workers and compiled plans cost more than they save.
 */
const PLANNER_SETTINGS = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_nestloop: 'off',
  enable_mergejoin: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

/** Opens the transaction and asks for the split documents in one round trip; one `select` sets faster than seven `set`. */
async function openSnapshot(client: pg.PoolClient, timeoutMs: number): Promise<number[]> {
  const settings = { ...PLANNER_SETTINGS, statement_timeout: String(Math.max(1, Math.round(timeoutMs))) };
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const answers: unknown = await client.query(`
    begin isolation level repeatable read read only;
    select array(select document_id from doc_search where is_split) as split_ids, ${set.join(', ')}`);
  // Several statements without parameters answer with one result each.
  const last: unknown = Array.isArray(answers) ? answers.at(-1) : undefined;
  if (typeof last !== 'object' || last === null || !('rows' in last) || !Array.isArray(last.rows)) {
    throw new Error('the snapshot was not opened');
  }
  return last.rows[0].split_ids.map(Number);
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

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createHandle } from '../../../../platform/database/create-database.ts';
import type { Snapshot } from './match-statement.ts';

/**
 * Settings for the search pool's connections. The planner does not know that checking a row's vector costs a hundred
 * times as much as reading the row. So plans that do this are disabled (sequential and plain index scans with a filter,
 * nested loops); bitmap scans and hash joins cover all needs. Parallel workers and compiled plans cost more than they
 * save.
 */
export const SEARCH_SETTINGS = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_nestloop: 'off',
  enable_mergejoin: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

/** Thrown by a search that ran as one statement, assuming that no document is split, and found split ones. */
export class SplitDocumentsError extends Error {
  constructor() {
    super('some documents are split');
    this.name = 'SplitDocumentsError';
  }
}

/** Whether the search must be repeated because of split documents; selected along with the results. */
export const ANY_SPLIT = sql`exists (select from doc_search where is_split)`;

/**
 * Runs a search of one statement without a transaction, which would cost as much as a small search.
 *
 * @param work throws SplitDocumentsError if there are split documents; it is then repeated on a snapshot
 */
export async function readWithoutSnapshot<T>(
  client: pg.PoolClient,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  try {
    return await work({ transaction: createHandle(client), splitIds: null });
  } catch (error) {
    if (!(error instanceof SplitDocumentsError)) throw error;
    return readSnapshot(client, work);
  }
}

/** Runs the statements of one search on one snapshot. */
export async function readSnapshot<T>(client: pg.PoolClient, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const splitIds = await openSnapshot(client);
  const answer = await work({ transaction: createHandle(client), splitIds });
  await client.query('rollback');
  return answer;
}

/** Opens the transaction and reads the split documents in one round trip. */
async function openSnapshot(client: pg.PoolClient): Promise<number[]> {
  const answers: unknown = await client.query(`
    begin isolation level repeatable read read only;
    select array(select document_id from doc_search where is_split) as split_ids`);
  // Several statements without parameters return one result each.
  const last: unknown = Array.isArray(answers) ? answers.at(-1) : undefined;
  if (typeof last !== 'object' || last === null || !('rows' in last) || !Array.isArray(last.rows)) {
    throw new Error('the snapshot was not opened');
  }
  return last.rows[0].split_ids.map(Number);
}

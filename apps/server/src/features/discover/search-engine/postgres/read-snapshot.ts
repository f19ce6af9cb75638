import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createHandle } from '../../../../platform/database/create-database.ts';
import type { Snapshot } from './match-statement.ts';

/**
 * What the connections of the search pool are set to. The planner does not know that looking at a row's vector costs a
 * hundred times reading the row, so it is left no plan that does (sequential and plain index scans with a filter, joins
 * row by row); bitmap scans and hash joins do all that is needed. Parallel workers and compiled plans cost more than they
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

/** Thrown by a search that was read in one statement, as if no document were split, and found that some are. */
export class SplitDocumentsError extends Error {
  constructor() {
    super('some documents are split');
    this.name = 'SplitDocumentsError';
  }
}

/** Whether a statement has to be read again because of split documents; to be asked for beside what it answers. */
export const ANY_SPLIT = sql`exists (select from doc_search where is_split)`;

/**
 * Runs a search that is one statement without a transaction around it, which costs as much as a small search does.
 *
 * @param work throws SplitDocumentsError where its statement tells so; it is then read on a snapshot
 */
export async function readAlone<T>(client: pg.PoolClient, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
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

/** Opens the transaction and asks for the split documents in one round trip. */
async function openSnapshot(client: pg.PoolClient): Promise<number[]> {
  const answers: unknown = await client.query(`
    begin isolation level repeatable read read only;
    select array(select document_id from doc_search where is_split) as split_ids`);
  // Several statements without parameters answer with one result each.
  const last: unknown = Array.isArray(answers) ? answers.at(-1) : undefined;
  if (typeof last !== 'object' || last === null || !('rows' in last) || !Array.isArray(last.rows)) {
    throw new Error('the snapshot was not opened');
  }
  return last.rows[0].split_ids.map(Number);
}

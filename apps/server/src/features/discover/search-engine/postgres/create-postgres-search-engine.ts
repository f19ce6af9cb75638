import { sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Database, DatabaseHandle } from '../../../../platform/database/create-database.ts';
import type { SearchEngine } from '../search-engine.ts';
import { countDocuments, countDocumentsPerWeek } from './count-documents.ts';
import { MOST_VECTOR_BYTES } from './document-lexemes.ts';
import { Combinations } from './facet-counts.ts';
import { findPassages } from './find-passages.ts';
import { FREQUENT_TERMS } from './frequent-terms.ts';
import { indexDocuments, removeDocuments } from './index-documents.ts';
import { capped, searchDocuments } from './search-documents.ts';

export interface PostgresSearchOptions {
  database: Database;
  /** A search that takes longer is cancelled and answered with UNAVAILABLE; 10 s unless told. */
  timeoutMs?: number;
  /** Documents with more bytes of distinct lexemes are split; only tests lower it. */
  mostVectorBytes?: number;
  /** Terms whose pairs are indexed; for texts of another kind than ours. One index is written and read with one set. */
  frequentTerms?: ReadonlySet<string>;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** SQLSTATE of a statement that was cancelled. */
const QUERY_CANCELED = '57014';

/** Keeps doc_search narrow whatever the length of a document, and leaves room to change facts within a page. */
const SETTINGS = [
  'alter table doc_search set (toast_tuple_target = 128, fillfactor = 90)',
  'alter table doc_search alter column lexemes set statistics 1000',
];

/** Search in the same PostgreSQL that holds the documents: no second system, and no moment where the two differ. */
export function createPostgresSearchEngine(options: PostgresSearchOptions): SearchEngine {
  const { database, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { mostVectorBytes = MOST_VECTOR_BYTES, frequentTerms = FREQUENT_TERMS } = options;
  const combinations = new Combinations();

  /** Sequential scans would read every vector; parallel workers and compiled plans cost more than they save. */
  const settings = sql.raw(
    `set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0; set local jit = off;
     set local statement_timeout = ${Math.max(1, Math.round(timeoutMs))}`,
  );

  async function read<T>(work: (transaction: DatabaseHandle) => Promise<T>): Promise<T> {
    try {
      return await database.transaction(
        async (transaction) => {
          await transaction.execute(settings);
          return work(transaction);
        },
        // One snapshot for all statements of a search, so that counts and page are of one moment.
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    } catch (error) {
      if (!isCanceled(error)) throw error;
      throw new AppError('UNAVAILABLE', {
        message: 'This search takes too long. Make it more specific, for instance with rarer words or a filter.',
        cause: error,
      });
    }
  }

  return {
    async prepare() {
      for (const setting of SETTINGS) await database.execute(sql.raw(setting));
    },
    index: (transaction, documents) => indexDocuments(transaction, documents, { mostVectorBytes, frequentTerms }),
    remove: removeDocuments,
    search: (request) => read((transaction) => searchDocuments(transaction, combinations, frequentTerms, request)),
    count: async (selection, countLimit) =>
      capped(await read((transaction) => countDocuments(transaction, frequentTerms, selection)), countLimit),
    countPerWeek: (selection, fromTs, weeks) =>
      read((transaction) => countDocumentsPerWeek(transaction, frequentTerms, selection, fromTs, weeks)),
    matchesOf: (query, documentIds, perDocument) =>
      read((transaction) => findPassages(transaction, query, documentIds, perDocument)),
  };
}

/** drizzle wraps what the driver throws. */
function isCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === QUERY_CANCELED) || isCanceled(error.cause);
}

import { normalizeQuery, type QueryNode } from '@rotunda/query';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createHandle, type Database } from '../../../../platform/database/create-database.ts';
import type { DocumentSelection, SearchEngine } from '../search-engine.ts';
import { compileQuery } from './compile-query.ts';
import { countDocuments, countDocumentsPerWeek } from './count-documents.ts';
import { MAX_VECTOR_BYTES } from './document-lexemes.ts';
import { Combinations } from './facet-counts.ts';
import { findPassages } from './find-passages.ts';
import { FREQUENT_TERMS } from './frequent-terms.ts';
import { isHeavyToFind, isHeavyToShow } from './heavy-queries.ts';
import { indexDocuments, removeDocuments, maintainIndexes } from './index-documents.ts';
import type { Snapshot } from './match-statement.ts';
import { readRelevance } from './read-relevance.ts';
import { readWithoutSnapshot, readSnapshot } from './read-snapshot.ts';
import { createRunSearch } from './run-search.ts';
import { capTotal, searchDocuments } from './search-documents.ts';

export interface PostgresSearchOptions {
  database: Database;
  /** Pool for searches; each of its connections uses `SEARCH_SETTINGS`. */
  searchPool: pg.Pool;
  /** A longer search is stopped, see `createRunSearch`; 10 s by default. */
  timeoutMs?: number;
  /** Documents with more bytes of distinct lexemes are split; lowered only in tests. */
  maxVectorBytes?: number;
  /**
   * Terms whose pairs are indexed, for other kinds of text than ours. An index must be written and read with the same
   * set.
   */
  frequentTerms?: ReadonlySet<string>;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Keeps doc_search narrow (see PADDING), with room to change facts within a page. The positions of a passage stay
 * uncompressed in their row because thousands are compared at a time; its text is stored elsewhere. Vectors have no
 * statistics, because reading them made planning as slow as the search and there is only one plan to choose from
 * (`readSnapshot`).
 */
const SETTINGS = [
  'alter table doc_search set (toast_tuple_target = 128, fillfactor = 90)',
  'alter table doc_search alter column lexemes set statistics 0',
  'alter table doc_search_part alter column lexemes set statistics 0',
  'alter table doc_head alter column lexemes set statistics 0',
  'alter table passages alter column terms set statistics 0, alter column forms set statistics 0',
  'alter table passages alter column terms set storage main',
];

/**
 * Creates the search engine in the PostgreSQL database that holds the documents, so that there is no second system and
 * the two never differ.
 */
export function createPostgresSearchEngine(options: PostgresSearchOptions): SearchEngine {
  const { database, searchPool, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { maxVectorBytes = MAX_VECTOR_BYTES, frequentTerms = FREQUENT_TERMS } = options;
  const combinations = new Combinations();

  const runSearch = createRunSearch({ pool: searchPool, cancelPool: database.$client, timeoutMs });
  const read = <T>({ requester, query }: DocumentSelection, work: (snapshot: Snapshot) => Promise<T>) =>
    runSearch(requester, isHeavyToFind(query, frequentTerms), (client) => readSnapshot(client, work));
  const readOnce = <T>({ requester, query }: DocumentSelection, work: (snapshot: Snapshot) => Promise<T>) =>
    runSearch(requester, isHeavyToFind(query, frequentTerms), (client) =>
      isOneStatement(query, frequentTerms) ? readWithoutSnapshot(client, work) : readSnapshot(client, work),
    );

  return {
    async prepare() {
      for (const setting of SETTINGS) await database.execute(sql.raw(setting));
    },
    index: (transaction, documents) => indexDocuments(transaction, documents, { maxVectorBytes, frequentTerms }),
    remove: removeDocuments,
    maintain: () => maintainIndexes(database),
    search: (request) =>
      readOnce(request, (snapshot) => searchDocuments(snapshot, combinations, frequentTerms, request)),
    count: async (selection, countLimit) =>
      capTotal(await readOnce(selection, (snapshot) => countDocuments(snapshot, frequentTerms, selection)), countLimit),
    countPerWeek: (selection, fromTs, weeks) =>
      read(selection, (snapshot) => countDocumentsPerWeek(snapshot, frequentTerms, selection, fromTs, weeks)),
    getRelevance: (transaction, documentId, queries) => readRelevance(transaction, frequentTerms, documentId, queries),
    lookUp: (requester, look) => runSearch(requester, false, (client) => look(createHandle(client))),
    getMatches: (requester, query, documentIds, perDocument) =>
      runSearch(requester, isHeavyToShow(query), (client) =>
        findPassages(createHandle(client), query, documentIds, perDocument),
      ),
  };
}

/**
 * Whether the search needs no lookups of candidates or positions before its statement, because lexemes decide
 * everything.
 */
function isOneStatement(query: QueryNode, frequentTerms: ReadonlySet<string>): boolean {
  return compileQuery(normalizeQuery(query), frequentTerms).kind === 'terms';
}

import type { TextStream } from '@rotunda/analysis';
import { parseQuery, type QueryNode } from '@rotunda/query';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createPool, type Database } from '../../../../platform/database/create-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { createPostgresSearchEngine } from '../postgres/create-postgres-search-engine.ts';
import { SEARCH_SETTINGS } from '../postgres/read-snapshot.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { IndexedDocument } from '../../../documents/index.ts';
import { searchRequest } from './engine-conformance.ts';

/** Search engine with a database of its own. */
export interface TestSearch {
  readonly database: Database;
  readonly searchPool: pg.Pool;
  readonly engine: SearchEngine;
  index(...documents: IndexedDocument[]): Promise<void>;
  /** @returns ids of the documents found, in the engine's order */
  idsFound(text: string): Promise<number[]>;
}

export const title = (text: string): TextStream => ({ field: 'title', language: 'en', text });
export const summary = (text: string): TextStream => ({ field: 'summary', language: 'en', text });
export const body = (text: string): TextStream => ({ field: 'text', language: 'en', text });

/** Parses a valid query. */
export function buildQuery(text: string): QueryNode {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.query;
}

/** Opens the engine before the first test of the file and removes all documents before each test. */
export function searchTest(): TestSearch {
  let test: TestDatabase;
  let searchPool: pg.Pool;
  let engine: SearchEngine;
  beforeAll(async () => {
    test = await createTestDatabase();
    const { connectionString } = test;
    searchPool = createPool({ connectionString, sessionSettings: SEARCH_SETTINGS, onConnectionError: () => undefined });
    engine = createPostgresSearchEngine({ database: test.database, searchPool });
    await engine.prepare();
  });
  afterAll(async () => {
    await searchPool.end();
    await test.close();
  });
  beforeEach(async () => {
    // Truncated, because tests of long texts leave so many dead rows that the following searches would be slow.
    await test.database.execute(sql`truncate doc_search, doc_search_part, doc_head, passages, organization cascade`);
  });
  return {
    get database() {
      return test.database;
    },
    get searchPool() {
      return searchPool;
    },
    get engine() {
      return engine;
    },
    index: (...documents) => engine.index(test.database, documents),
    idsFound: async (text) => (await engine.search(searchRequest(buildQuery(text)))).documentIds,
  };
}

import {
  arbitraryFacets,
  arbitraryFilters,
  arbitraryQuery,
  arbitraryStream,
  CITED_TEXTS,
  copiedRuns,
  quotedRun,
} from '@rotunda/query/testing';
import { type DocumentFilters, parseQuery, type QueryNode } from '@rotunda/query';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/create-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createResidentSearchEngine } from './resident/create-resident-search-engine.ts';
import { ResidentIndex } from './resident/resident-index.ts';
import type { SearchEngine } from './search-engine.ts';
import type { IndexedDocument } from '../../documents/index.ts';
import {
  expectedFacets,
  expectedIds,
  expectedTypes,
  indexedDocument,
  SYSTEM_REQUESTER,
  searchRequest,
} from './testing/engine-conformance.ts';
import { createPostgresSearchEngine } from './postgres/create-postgres-search-engine.ts';
import { FREQUENT_TERMS } from './postgres/frequent-terms.ts';
import { SEARCH_SETTINGS } from './postgres/read-snapshot.ts';

const CORPORA = 6;
/** Fewer, because the database is searched too in order to compare results. */
const CORPORA_IN_MEMORY = 3;
const QUERIES_PER_CORPUS = 60;

/** Generates short streams and streams that span several passages. */
const streams = fc.array(
  fc.oneof({ weight: 5, arbitrary: arbitraryStream(25) }, { weight: 1, arbitrary: arbitraryStream(700) }),
  {
    maxLength: 5,
  },
);
const corpus = fc
  .array(fc.record({ streams, facets: arbitraryFacets() }), { minLength: 8, maxLength: 14, size: 'max' })
  .map((documents) => documents.map((each, index) => indexedDocument(index + 1, each.streams, each.facets)));
const filters = fc.oneof(
  { weight: 2, arbitrary: fc.constant([{}]) },
  { weight: 3, arbitrary: fc.array(arbitraryFilters(), { minLength: 1, maxLength: 3 }) },
);

async function expectExact(
  engine: SearchEngine,
  documents: readonly IndexedDocument[],
  query: QueryNode,
  allowed: readonly DocumentFilters[],
  left: readonly DocumentFilters[],
): Promise<void> {
  const ids = expectedIds(documents, query, allowed);
  const where = JSON.stringify({ query, allowed });
  const facets = ids.length % 2 === 0;
  const answer = await engine.search(searchRequest(query, { filters: allowed, facets, passagesEach: 2 }));
  expect(answer.documentIds, where).toEqual(ids);
  expect(answer.byType, where).toEqual(expectedTypes(documents, ids));
  expect(answer.facets, where).toEqual(facets ? expectedFacets(documents, query, allowed) : null);
  expect(await answer.passages, where).toEqual(await engine.getMatches(SYSTEM_REQUESTER, query, ids, 2));
  // Sorting by relevance returns the same documents, on pages that neither repeat nor miss any.
  const ranked: number[] = [];
  for (let skip = 0; skip < ids.length; skip += 3) {
    const page = await engine.search(searchRequest(query, { filters: allowed, sort: 'relevance', skip, limit: 3 }));
    ranked.push(...page.documentIds);
  }
  expect(
    ranked.toSorted((a, b) => a - b),
    where,
  ).toEqual(ids.toSorted((a, b) => a - b));
  const first = [3, 900, 1];
  const named = await engine.search(searchRequest(query, { filters: allowed, sort: 'relevance', first, limit: 3 }));
  const isAhead = (id: number) => first.includes(id);
  expect(named.documentIds, where).toEqual(
    [...first.filter((id) => ids.includes(id)), ...ranked.filter((id) => !isAhead(id))].slice(0, 3),
  );
  const counted = await engine.count({ requester: SYSTEM_REQUESTER, query, filters: allowed, scope: null }, 1000);
  expect(counted, where).toEqual({ total: ids.length, atTotalLimit: false });
  const leftOut = new Set(expectedIds(documents, query, left));
  const { documentIds } = await engine.search(
    searchRequest(query, { filters: allowed, except: { filters: left, scope: null } }),
  );
  expect(documentIds, `${where} except ${JSON.stringify(left)}`).toEqual(ids.filter((id) => !leftOut.has(id)));
}

/** Compares the order by relevance, including every digit of the scores. */
async function expectSameOrder(
  engine: SearchEngine,
  other: SearchEngine,
  query: QueryNode,
  filters: readonly DocumentFilters[],
): Promise<void> {
  for (const groupLimit of [null, 2]) {
    for (const first of [[], [3, 900, 1]]) {
      const request = searchRequest(query, { filters, sort: 'relevance', first, groupLimit });
      const [one, two] = await Promise.all([engine.search(request), other.search(request)]);
      expect([one.documentIds, one.groups], JSON.stringify(query)).toEqual([two.documentIds, two.groups]);
    }
  }
}

describe('Search results equal those of evaluate and matchesFilters', () => {
  let test: TestDatabase;
  let searchPool: pg.Pool;
  beforeAll(async () => {
    test = await createTestDatabase();
    const { connectionString } = test;
    searchPool = createPool({ connectionString, sessionSettings: SEARCH_SETTINGS, onConnectionError: () => undefined });
  });
  afterAll(async () => {
    await searchPool.end();
    await test.close();
  });

  async function refill(engine: SearchEngine, documents: readonly IndexedDocument[]) {
    await engine.remove(
      test.database,
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    await engine.index(test.database, documents);
  }

  /**
   * Wraps an engine with the index in memory, on this thread.
   * @returns how many searches the database had to answer instead
   */
  async function inMemory(engine: SearchEngine) {
    const { connectionString } = test;
    const pool = createPool({ connectionString, maxConnections: 2, onConnectionError: () => undefined });
    const index = new ResidentIndex({ pool, frequentTerms: FREQUENT_TERMS, maxBytes: 1e9, maxWorkMs: Infinity });
    await index.catchUp();
    let missed = 0;
    const count = <T>(answer: T | null) => {
      if (answer === null) missed += 1;
      return answer;
    };
    const memory = {
      search: async (request: Parameters<ResidentIndex['search']>[0]) => count(await index.search(request)),
      count: async (request: Parameters<ResidentIndex['count']>[0]) => count(await index.count(request)),
    };
    return { engine: createResidentSearchEngine({ engine, memory }), missed: () => missed, close: () => pool.end() };
  }

  async function holdsFor(engine: SearchEngine, seed: number, orderedAs?: SearchEngine, corpora = CORPORA) {
    // `fc.assert` would print whole corpora, and shrinking would refill the database a thousand times.
    const run = await fc.check(
      fc.asyncProperty(
        corpus,
        fc.infiniteStream(fc.tuple(arbitraryQuery(), filters, filters)),
        async (documents, asked) => {
          await refill(engine, documents);
          for (const [query, allowed, left] of asked.take(QUERIES_PER_CORPUS)) {
            await expectExact(engine, documents, query, allowed, left);
            if (orderedAs !== undefined) await expectSameOrder(engine, orderedAs, query, allowed);
          }
        },
      ),
      { numRuns: corpora, seed, endOnFailure: true },
    );
    if (run.failed) throw run.errorInstance ?? new Error(`failed with seed ${run.seed}`);
  }

  it('for words copied from texts with citations, which find their text in the database and in memory', async () => {
    const documents = CITED_TEXTS.map(({ text, language }, index) =>
      indexedDocument(index + 1, [{ field: 'text', language, text }]),
    );
    const postgres = createPostgresSearchEngine({ database: test.database, searchPool });
    await postgres.index(test.database, documents);
    const memory = await inMemory(postgres);
    for (const { searchable } of documents) {
      const runs = copiedRuns(searchable.streams[0]?.text ?? '');
      // Two of each text, because the percolator's test checks all of them.
      for (const run of [runs[7], runs.at(-9)].filter((one) => one !== undefined)) {
        for (const typed of [run, quotedRun(run) ?? run]) {
          const parsed = parseQuery(typed);
          const query: QueryNode = parsed.ok ? parsed.query : { kind: 'all' };
          const ids = expectedIds(documents, query, [{}]);
          expect(ids, typed).toContain(searchable.documentId);
          for (const engine of [postgres, memory.engine]) {
            expect((await engine.search(searchRequest(query))).documentIds, typed).toEqual(ids);
          }
        }
      }
    }
    await memory.close();
    await postgres.remove(
      test.database,
      documents.map(({ searchable }) => searchable.documentId),
    );
  });

  it('for documents of any shape', async () => {
    await holdsFor(createPostgresSearchEngine({ database: test.database, searchPool }), 1);
  }, 300_000);

  it('for documents too large for one vector', async () => {
    await holdsFor(createPostgresSearchEngine({ database: test.database, searchPool, maxVectorBytes: 400 }), 2);
  }, 300_000);

  it.each([
    ['of any shape', {}, 3],
    ['too large for one vector', { maxVectorBytes: 400 }, 4],
  ])('for documents %s with the index in memory', async (_shape, options, seed) => {
    const postgres = createPostgresSearchEngine({ database: test.database, searchPool, ...options });
    const memory = await inMemory(postgres);
    await holdsFor(memory.engine, seed, postgres, CORPORA_IN_MEMORY);
    expect(memory.missed()).toBe(0);
    await memory.close();
  });
});

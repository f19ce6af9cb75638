import { describe, expect, it } from 'vitest';
import { createPostgresSearchEngine } from '../postgres/create-postgres-search-engine.ts';
import { indexedDocument, searchRequest } from '../testing/engine-conformance.ts';
import { body, buildQuery, searchTest, title } from '../testing/test-search.ts';
import { createResidentSearchEngine } from './create-resident-search-engine.ts';
import { ResidentSearches } from './resident-searches.ts';

const search = searchTest();
const bill = (documentId: number, text: string) =>
  indexedDocument(documentId, [title(text), body(`${text} and its price`)], { lastUpdatedTs: documentId });
const silent = { info: () => undefined, warn: () => undefined };

/** Wraps the database engine and counts its searches. */
function countedEngine() {
  const { database, searchPool } = search;
  const engine = createPostgresSearchEngine({ database, searchPool });
  const counted = { searches: 0, engine };
  counted.engine = {
    ...engine,
    search: (request) => {
      counted.searches += 1;
      return engine.search(request);
    },
  };
  return counted;
}

describe('ResidentSearches', () => {
  it('falls back to the database before the index is loaded and after it is closed', async () => {
    const database = countedEngine();
    const connectionString = search.searchPool.options.connectionString ?? '';
    const memory = new ResidentSearches({ connectionString, maxBytes: 1e9, logger: silent });
    const engine = createResidentSearchEngine({ engine: database.engine, memory });
    const find = async (text: string) => {
      const { documentIds, passages } = await engine.search(searchRequest(buildQuery(text), { passagesEach: 1 }));
      return { documentIds, excerpts: (await passages).map(({ excerpt }) => excerpt) };
    };
    await search.index(bill(1, 'A bill on water'));
    expect(await find('water')).toMatchObject({ documentIds: [1] });
    expect(database.searches).toBe(1);

    memory.start();
    await expect.poll(() => memory.documents).toBe(1);
    expect(memory.memoryBytes).toBeGreaterThan(0);
    await search.index(bill(2, 'A bill on clean water'));
    expect(await find('water')).toEqual({
      documentIds: [2, 1],
      excerpts: ['A bill on clean water and its price', 'A bill on water and its price'],
    });
    expect(
      await engine.count({ requester: { userId: null }, query: buildQuery('clean'), filters: [{}], scope: null }, 9),
    ).toEqual({
      total: 1,
      atTotalLimit: false,
    });
    expect(database.searches).toBe(1);
    // Prefixes within phrases are not in memory.
    expect(await find('"clean wat*"')).toMatchObject({ documentIds: [2] });
    expect(database.searches).toBe(2);

    await memory.close();
    expect(await find('clean')).toMatchObject({ documentIds: [2] });
    expect(database.searches).toBe(3);
  });

  it('falls back to the database when the index exceeds its memory limit', async () => {
    const connectionString = search.searchPool.options.connectionString ?? '';
    await search.index(bill(1, 'A bill on water'));
    const warned: unknown[] = [];
    const logger = { info: () => undefined, warn: (fault: unknown) => warned.push(fault) };
    const memory = new ResidentSearches({ connectionString, maxBytes: 1, logger });
    memory.start();
    await expect.poll(() => warned).toEqual([{ fault: 'the index takes more than 1 bytes' }]);
    expect(await memory.count({ query: buildQuery('water'), filters: [{}] })).toBeNull();
    await memory.close();
  });
});

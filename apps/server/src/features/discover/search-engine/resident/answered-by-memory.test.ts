import { describe, expect, it } from 'vitest';
import type { DocumentSelection, SearchAnswer, SearchEngine, SearchRequest } from '../search-engine.ts';
import { SYSTEM_REQUESTER, searchRequest } from '../testing/engine-conformance.ts';
import { buildQuery } from '../testing/test-search.ts';
import { createResidentSearchEngine } from './create-resident-search-engine.ts';
import type { ResidentAnswer } from './search-segments.ts';

const IN_MEMORY: ResidentAnswer = {
  total: 1,
  atTotalLimit: false,
  byType: [],
  documentIds: [1],
  groups: [],
  facets: null,
};
const IN_DATABASE: SearchAnswer = { ...IN_MEMORY, documentIds: [2], passages: Promise.resolve([]) };
const SCOPE = {
  viewer: {
    organizationId: 'ours',
    userId: 'ada',
    role: 'member' as const,
  },
  priorities: ['High'],
  positions: [],
  tagIds: [],
  projectIds: [],
};

/** @param held what memory answers; null if it is not ready */
function openEngine(held: ResidentAnswer | null = IN_MEMORY) {
  const passagesFor: (readonly number[])[] = [];
  const remembered: object[] = [];
  // Nothing else of the engine is used.
  const database = {
    search: async () => IN_DATABASE,
    count: async () => ({ total: 20, atTotalLimit: false }),
    getMatches: async (_asker, _query, documentIds) => {
      passagesFor.push(documentIds);
      return [];
    },
  } as Pick<SearchEngine, 'search' | 'count' | 'getMatches'> as SearchEngine;
  const memory = {
    search: async (request: object) => {
      remembered.push(request);
      return held;
    },
    count: async () => (held === null ? null : 10),
  };
  return { engine: createResidentSearchEngine({ engine: database, memory }), passagesFor, remembered };
}
const answeredBy = async (text: string, changes: Partial<SearchRequest> = {}) => {
  const { engine } = openEngine();
  const request = searchRequest(buildQuery(text), changes);
  const selection: DocumentSelection = request;
  const { documentIds } = await engine.search(request);
  const { total } = await engine.count(selection, 100);
  expect(total).toBe(documentIds[0] === 1 ? 10 : 20);
  return documentIds[0] === 1 ? 'memory' : 'the database';
};
const alternatives = (count: number) => Array.from({ length: count }, (_, place) => `x${place}`).join(' OR ');

describe('createResidentSearchEngine', () => {
  it.each([
    ['a word', 'water', 'memory'],
    ['a prefix', 'wat*', 'memory'],
    ['a phrase', '"clean water"', 'memory'],
    ['a distance', 'clean w/2 water', 'memory'],
    ['a word of the text', 'text:water', 'memory'],
    ['a phrase with a prefix', '"clean wat*"', 'the database'],
    ['a distance to a prefix', 'clean w/2 wat*', 'the database'],
    ['an excluded phrase with a prefix', 'water NOT "clean wat*"', 'the database'],
    ['a phrase with a prefix among alternatives', 'tax OR (water AND "clean wat*")', 'the database'],
    ['a costly query', `(${alternatives(40)}) w/50 (${alternatives(40)})`, 'the database'],
  ])('answers %s from where it can be answered', async (_what, text, where) => {
    expect(await answeredBy(text)).toBe(where);
  });

  it('answers from the database what depends on an organization or on another selection', async () => {
    expect(await answeredBy('water', { scope: SCOPE })).toBe('the database');
    expect(await answeredBy('water', { except: { filters: [{}], scope: null } })).toBe('the database');
  });

  it('answers from the database when memory has no answer', async () => {
    const { engine } = openEngine(null);
    const request = searchRequest(buildQuery('water'));
    expect(await engine.search(request)).toBe(IN_DATABASE);
    expect(await engine.count(request, 100)).toEqual({ total: 20, atTotalLimit: false });
  });

  it('sends memory only what can be sent to another thread', async () => {
    const { engine, remembered } = openEngine();
    await engine.search(
      searchRequest(buildQuery('water'), { requester: { userId: 'ada', signal: AbortSignal.timeout(9e8) } }),
    );
    expect(remembered).toHaveLength(1);
    expect(() => structuredClone(remembered[0])).not.toThrow();
  });

  it.each([
    [9, { total: 9, atTotalLimit: true }],
    [10, { total: 10, atTotalLimit: false }],
    [11, { total: 10, atTotalLimit: false }],
  ])('caps a count of 10 at %i', async (limit, total) => {
    const { engine } = openEngine();
    expect(
      await engine.count(
        { requester: SYSTEM_REQUESTER, query: buildQuery('water'), filters: [{}], scope: null },
        limit,
      ),
    ).toEqual(total);
  });

  it('asks for passages of the documents shown, in their order', async () => {
    const groups = [{ documentType: 'News' as const, documentIds: [7, 6] }];
    const { engine, passagesFor } = openEngine({ ...IN_MEMORY, documentIds: [3, 1], groups });
    await engine.search(searchRequest(buildQuery('water'), { passagesEach: 1 }));
    expect(passagesFor).toEqual([[3, 1, 7, 6]]);
  });

  it.each([
    ['nobody wants any', 0, [3]],
    ['nothing is shown', 1, []],
  ])('asks for no passages when %s', async (_what, passagesEach, documentIds) => {
    const { engine, passagesFor } = openEngine({ ...IN_MEMORY, documentIds });
    const { passages } = await engine.search(searchRequest(buildQuery('water'), { passagesEach }));
    expect([await passages, passagesFor]).toEqual([[], []]);
  });

  it('refuses more than twelve waiting searches of one person', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const memory = { search: () => gate.then(() => IN_MEMORY), count: async () => 0 };
    const engine = createResidentSearchEngine({ engine: openEngine().engine, memory });
    const ask = (userId: string) => engine.search({ ...searchRequest(buildQuery('water')), requester: { userId } });
    const asked = Array.from({ length: 16 }, () => ask('ada'));
    await expect(ask('ada')).rejects.toMatchObject({ code: 'TOO_MANY_SEARCHES' });
    asked.push(ask('bob'));
    letGo();
    expect(await Promise.all(asked)).toHaveLength(17);
  });
});

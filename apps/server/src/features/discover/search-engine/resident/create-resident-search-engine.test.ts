import { describe, expect, it } from 'vitest';
import { createPostgresSearchEngine } from '../postgres/create-postgres-search-engine.ts';
import { searchRequest } from '../testing/engine-conformance.ts';
import { buildQuery, searchTest } from '../testing/test-search.ts';
import { createResidentSearchEngine } from './create-resident-search-engine.ts';
import type { ResidentAnswer } from './search-segments.ts';

const search = searchTest();
const PEOPLE = ['ann', 'bob', 'cleo', 'dan'];
const NOTHING: ResidentAnswer = {
  total: 0,
  atTotalLimit: false,
  byType: [],
  documentIds: [],
  groups: [],
  facets: null,
};

describe('createResidentSearchEngine', () => {
  it('keeps room for other searches while position searches are running', async () => {
    const { database, searchPool } = search;
    const begun: string[] = [];
    const held: (() => void)[] = [];
    const memory = {
      search: ({ query: { kind } }: { query: { kind: string } }) => {
        begun.push(kind);
        if (kind !== 'near') return Promise.resolve(NOTHING);
        return new Promise<ResidentAnswer>((resolve) => held.push(() => resolve(NOTHING)));
      },
      count: () => Promise.resolve(0),
    };
    const engine = createResidentSearchEngine({ engine: createPostgresSearchEngine({ database, searchPool }), memory });
    const ask = (userId: string, text: string) =>
      engine.search({ ...searchRequest(buildQuery(text)), requester: { userId }, passagesEach: 0 });
    const near = PEOPLE.flatMap((userId) => [0, 1, 2, 3].map(() => ask(userId, 'the w/9 of')));
    await ask('eve', 'water');
    expect(begun).toEqual(['near', 'near', 'near', 'word']);
    const isDone = Promise.all(near);
    while (begun.length < near.length + 1 || held.length > 0) {
      held.shift()?.();
      // Yields so that the test's timeout can fire if the condition is never met.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await isDone;
    expect(begun).toHaveLength(near.length + 1);
  });
});

import { searchModelSchema } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import type { SearchAnswer, SearchRequest } from '../search-engine/search-engine.ts';
import { countLooser } from './count-looser.ts';
import type { LooserSearch } from './find-looser.ts';

const searchModel = searchModelSchema.parse({});
const looser = (clause: string): LooserSearch => ({
  change: { change: 'without', clause, replacement: null },
  searchModel,
  added: {
    requester: { userId: 'ada' },
    query: { kind: 'word', field: null, terms: [clause] },
    filters: [{}],
    scope: null,
  },
});

const answer = (total: number): SearchAnswer => ({
  total,
  atTotalLimit: false,
  byType: [],
  documentIds: [total],
  groups: [],
  facets: null,
  passages: Promise.resolve([]),
});
const getTerm = ({ query }: SearchRequest) => (query.kind === 'word' ? (query.terms[0] ?? '') : '');
/** Never resolves, like an engine that is busy until its caller goes away. */
const hang = ({ requester }: SearchRequest) =>
  new Promise<SearchAnswer>((_, reject) => {
    requester.signal?.addEventListener('abort', () => reject(requester.signal?.reason));
  });

describe('countLooser', () => {
  it('sorts searches by how many results they add', async () => {
    const engine = { search: async (request: SearchRequest) => answer(Number(getTerm(request))) };
    const { counted, uncounted } = await countLooser(engine, ['2', '5', '3'].map(looser), {
      countLimit: 10,
      signal: undefined,
    });
    expect(counted.map(({ added, documentIds }) => [added.total, documentIds])).toEqual([
      [5, [5]],
      [3, [3]],
      [2, [2]],
    ]);
    expect(uncounted).toBe(0);
  });

  it('keeps the given order for searches that add equally many, regardless of timing', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const engine = {
      search: async (request: SearchRequest) => {
        if (getTerm(request) === 'a') await gate;
        if (getTerm(request) === 'c') letGo();
        return answer(1);
      },
    };
    const { counted } = await countLooser(engine, ['a', 'b', 'c'].map(looser), { countLimit: 10, signal: undefined });
    expect(counted.map(({ change }) => 'clause' in change && change.clause)).toEqual(['a', 'b', 'c']);
  });

  it('reports how many searches a timeout or slow statement left uncounted', async () => {
    const engine = {
      search: async (request: SearchRequest) => {
        if (getTerm(request) === 'slow') throw new AppError('SEARCH_TOO_SLOW');
        return getTerm(request) === 'hang' ? hang(request) : answer(1);
      },
    };
    const asked = ['1', 'slow', 'hang', 'hang', '1'].map(looser);
    const { counted, uncounted } = await countLooser(engine, asked, { countLimit: 10, signal: undefined, timeMs: 50 });
    expect(counted).toHaveLength(1);
    expect(uncounted).toBe(4);
  });

  it('stops with its caller and starts no further searches', async () => {
    const caller = new AbortController();
    let started = 0;
    const engine = {
      search: (request: SearchRequest) => {
        started += 1;
        return hang(request);
      },
    };
    const asked = countLooser(
      engine,
      Array.from({ length: 9 }, () => looser('hang')),
      {
        countLimit: 10,
        signal: caller.signal,
      },
    );
    caller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(started).toBe(2);
  });
});

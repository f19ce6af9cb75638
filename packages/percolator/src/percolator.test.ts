import { parseQuery, type DocumentFilters, type QueryNode, type WordNode } from '@rotunda/query';
import { buildFacets } from '@rotunda/query/testing';
import { describe, expect, test } from 'vitest';
import { createPercolator, loadPercolator } from './percolator.ts';
import { buildDocument, text } from './testing/build-document.ts';
import type { SavedSearch } from './types.ts';

function search(id: number, query: string | QueryNode, filters: DocumentFilters = {}): SavedSearch {
  if (typeof query !== 'string') return { id, query, filters };
  const result = parseQuery(query);
  if (!result.ok) throw new Error(result.fault.message);
  return { id, query: result.query, filters };
}

function percolate(searches: readonly SavedSearch[]) {
  const percolator = createPercolator();
  percolator.build(searches);
  return percolator;
}

const word = (term: string): WordNode => ({ kind: 'word', field: null, terms: [term] });
const bill = buildFacets();

describe('match', () => {
  const percolator = percolate([
    search(40, 'water'),
    search(7, '"water right"', { isoCodes: ['us-ca'] }),
    search(3, 'title:water'),
    search(12, 'NOT land'),
    search(5, 'right pre/2 water'),
    search(9, 'wat*', { documentTypes: ['News'] }),
    search(2_147_483_647, 'water AND NOT land'),
  ]);

  test('returns ids in ascending order', () => {
    const document = text('water,=water right,=right');
    expect([...percolator.match(document, buildFacets({ isoCode: 'us-ca' }))]).toEqual([7, 12, 40, 2_147_483_647]);
  });

  test('respects fields and filters', () => {
    const document = buildDocument([{ field: 'title', words: 'water,=water land' }]);
    expect([...percolator.match(document, buildFacets({ documentType: 'News' }))]).toEqual([3, 9, 40]);
  });

  test('tries unanchored searches on an empty document', () => {
    expect([...percolator.match({ terms: [], streams: [] }, bill)]).toEqual([12]);
    expect(percolator.stats()).toMatchObject({ searches: 7, unanchored: 1, delta: 0, removed: 0 });
  });

  test('remembers nothing of the previous document', () => {
    percolator.match(text('land water,=water right'), bill);
    expect([...percolator.match(text('right'), bill)]).toEqual([12]);
  });
});

describe('Changes', () => {
  test('apply to the next match and are counted', () => {
    const percolator = percolate([search(1, 'water'), search(2, 'water')]);
    percolator.add(search(3, 'water'));
    percolator.add(search(2, 'land'));
    expect(percolator.remove(1)).toBe(true);
    expect(percolator.remove(1)).toBe(false);
    expect(percolator.remove(99)).toBe(false);
    expect([...percolator.match(text('water'), bill)]).toEqual([3]);
    expect(percolator.stats()).toMatchObject({ searches: 2, delta: 2, removed: 2 });
    percolator.compact();
    expect([...percolator.match(text('water land'), bill)]).toEqual([2, 3]);
    expect(percolator.stats()).toMatchObject({ searches: 2, delta: 0, removed: 0 });
  });

  test('made between compaction steps survive the compaction', () => {
    const percolator = percolate(Array.from({ length: 10 }, (_, id) => search(id, 'water')));
    const steps = percolator.compactInSteps(2);
    steps.next();
    percolator.remove(0);
    percolator.remove(9);
    percolator.add(search(5, 'land'));
    percolator.add(search(20, 'water'));
    expect([...percolator.match(text('water'), bill)]).toEqual([1, 2, 3, 4, 6, 7, 8, 20]);
    while (steps.next().done !== true);
    expect([...percolator.match(text('water'), bill)]).toEqual([1, 2, 3, 4, 6, 7, 8, 20]);
    expect([...percolator.match(text('land'), bill)]).toEqual([5]);
  });

  test('by a build override a running compaction', () => {
    const percolator = percolate([search(1, 'water'), search(2, 'water')]);
    const steps = percolator.compactInSteps(1);
    steps.next();
    percolator.build([search(3, 'water')]);
    while (steps.next().done !== true);
    expect([...percolator.match(text('water'), bill)]).toEqual([3]);
  });

  test('keep a proximity whose operands are rarer than the proximity', () => {
    const percolator = createPercolator({ documentFrequency: (term) => term.length });
    percolator.build([search(1, '("a bc" OR school) w/3 education')]);
    percolator.compact();
    percolator.add(search(2, 'a'));
    percolator.compact();
    expect([...percolator.match(text('a bc educ'), bill)]).toEqual([1, 2]);
  });

  test('stay cheap when added individually', () => {
    // Estimates are asked for whenever a search is put into an index, so they count how often each one is moved.
    let estimates = 0;
    const percolator = createPercolator({ documentFrequency: () => (estimates += 1) });
    const document = text('water');
    const added = 500;
    for (let id = 0; id < added; id++) {
      percolator.add(search(id, `water OR w${id}`));
      expect(percolator.match(document, bill).length).toBe(id + 1);
    }
    // A single index, rebuilt for each addition, would ask for more than a hundred thousand.
    expect(estimates).toBeLessThan(20 * added);
  }, 20_000);

  test.each([-1, 1.5, 2 ** 31, Number.NaN])('reject the id %s', (id) => {
    const percolator = createPercolator();
    expect(() => percolator.add(search(id, 'water'))).toThrow(RangeError);
    expect(() => percolator.build([search(id, 'water')])).toThrow(RangeError);
    expect(percolator.stats().searches).toBe(0);
  });
});

describe('Percolator image', () => {
  const image = percolate([search(1, 'water'), search(2, '"water right"')]).serialize(
    (size) => new SharedArrayBuffer(size),
  );

  test('is shared by percolators that change independently', () => {
    const one = loadPercolator(image);
    const other = loadPercolator(image);
    one.remove(1);
    one.add(search(4, 'right'));
    expect([...one.match(text('water right'), bill)]).toEqual([2, 4]);
    expect([...other.match(text('water right'), bill)]).toEqual([1, 2]);
  });

  test('is rejected when it holds other data', () => {
    expect(() => loadPercolator(new ArrayBuffer(4))).toThrow(RangeError);
    expect(() => loadPercolator(new ArrayBuffer(4_096))).toThrow(RangeError);
  });
});

/** Generous limits of processor time: a quadratic step would take minutes on these inputs. */
describe('Hostile input', { timeout: 30_000 }, () => {
  const repeated = text('tax '.repeat(500_000));
  const isQuick = (run: () => void, limitMs = 20_000) => {
    const before = process.cpuUsage();
    run();
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(limitMs);
  };

  test('with a word repeated 500,000 times is matched quickly in proximities and phrases', () => {
    const words = Array.from({ length: 60 }, () => ({ terms: ['tax'] }));
    const percolator = percolate([
      search(1, { kind: 'near', field: null, left: word('tax'), right: word('tax'), distance: 5, ordered: false }),
      search(2, { kind: 'phrase', field: null, words }),
      search(3, { kind: 'phrase', field: null, words: [...words, { terms: ['absent'] }] }),
      search(4, {
        kind: 'near',
        field: null,
        left: { kind: 'or', children: [word('tax'), { kind: 'phrase', field: null, words }] },
        right: { kind: 'phrase', field: null, words: words.slice(0, 2) },
        distance: 1,
        ordered: true,
      }),
    ]);
    isQuick(() => expect([...percolator.match(repeated, bill)]).toEqual([1, 2, 4]));
  });

  test('with two frequent words that are never near is matched quickly', () => {
    const apart = buildDocument([
      { field: 'text', words: `${'tax '.repeat(250_000)}${'x '.repeat(99)}${'land '.repeat(250_000)}` },
    ]);
    const near = (id: number, distance: number): SavedSearch =>
      search(id, { kind: 'near', field: null, left: word('land'), right: word('tax'), distance, ordered: false });
    const percolator = percolate([near(1, 99), near(2, 100)]);
    isQuick(() => expect([...percolator.match(apart, bill)]).toEqual([2]));
  });

  test('with 100,000 distinct words in 3 MB is matched quickly', () => {
    const large = text(Array.from({ length: 500_000 }, (_, index) => `w${(index * 7_919) % 100_000}`).join(' '));
    const percolator = percolate([
      search(1, word('w5')),
      search(2, { kind: 'and', children: [word('w5'), word('no')] }),
    ]);
    isQuick(() => expect([...percolator.match(large, bill)]).toEqual([1]));
    // Arrays reused after a large document also work for a small one.
    expect([...percolator.match(text('w5 no'), bill)]).toEqual([1, 2]);
  });

  test('with 100,000 identical searches is matched quickly', () => {
    const query = search(0, '(water OR land) w/4 (right OR use) AND NOT tax').query;
    const percolator = percolate(Array.from({ length: 100_000 }, (_, id) => ({ id, query, filters: {} })));
    expect(percolator.stats().conditions).toBeLessThan(20);
    isQuick(() => {
      for (let run = 0; run < 50; run++)
        expect(percolator.match(text('water of us and them right'), bill).length).toBe(0);
      expect(percolator.match(text('water right'), bill).length).toBe(100_000);
    });
  });

  test('with queries of 1,000 terms is matched quickly', () => {
    const words = Array.from({ length: 1_000 }, (_, index) => word(`w${index}`));
    const percolator = percolate([
      search(1, { kind: 'and', children: words }),
      search(2, { kind: 'or', children: words }),
      search(3, { kind: 'phrase', field: null, words: words.map(({ terms }) => ({ terms })) }),
    ]);
    isQuick(() => {
      expect([...percolator.match(text('w7'), bill)]).toEqual([2]);
      expect([...percolator.match(text(words.map(({ terms }) => terms[0]).join(' ')), bill)]).toEqual([1, 2, 3]);
    });
  });

  test('with queries nested 20,000 levels deep is matched quickly', () => {
    let left: QueryNode = word('w0');
    let right: QueryNode = word('w0');
    for (let depth = 1; depth <= 20_000; depth++) {
      const kind = depth % 2 === 0 ? 'and' : 'or';
      left = { kind, children: [left, word(`w${depth % 50}`)] };
      right = { kind: 'not', child: { kind, children: [word(`w${depth % 50}`), right] } };
    }
    const percolator = createPercolator();
    isQuick(() => {
      percolator.build([search(1, left), search(2, right), search(3, { kind: 'not', child: right })]);
      const every = text(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '));
      expect([...percolator.match(every, bill)]).toContain(1);
      percolator.compact();
      expect([...percolator.match(every, bill)]).toContain(1);
    });
  });
});

import { type AnalyzedDocument, analyzeDocument } from '@rotunda/analysis';
import { evaluate, matchesFilters, parseQuery, type DocumentFacets } from '@rotunda/query';
import {
  arbitraryDocument,
  arbitraryFacets,
  arbitraryFilters,
  arbitraryQuery,
  buildFacets,
  CITED_TEXTS,
  copiedRuns,
  quotedRun,
} from '@rotunda/query/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPercolator, loadPercolator } from './percolator.ts';
import { documents, facets, searches } from './testing/arbitraries.ts';
import type { Percolator, SavedSearch } from './types.ts';

type Case = [AnalyzedDocument, DocumentFacets];
const cases = fc.array(fc.tuple(documents, facets), { minLength: 1, maxLength: 6 });

function expected(live: Iterable<SavedSearch>, [document, of]: Case): number[] {
  return [...live]
    .filter((search) => matchesFilters(search.filters, of) && evaluate(search.query, document))
    .map((search) => search.id)
    .sort((a, b) => a - b);
}

function expectExact(percolator: Percolator, live: ReadonlyMap<number, SavedSearch>, all: readonly Case[]): void {
  for (const [document, of] of all) {
    expect([...percolator.match(document, of)]).toEqual(expected(live.values(), [document, of]));
  }
}

const byId = (list: readonly SavedSearch[]) => new Map(list.map((search) => [search.id, search]));

describe('Percolator matches exactly the searches whose query and filters hold', () => {
  test('after a build', () => {
    fc.assert(
      fc.property(searches({ maxId: 60, maxLength: 40 }), cases, (list, all) => {
        const percolator = createPercolator();
        percolator.build(list);
        expectExact(percolator, byId(list), all);
      }),
      { numRuns: 400 },
    );
  });

  test('for analyzed texts and parsed queries', () => {
    const list = fc.array(fc.record({ query: arbitraryQuery(), filters: arbitraryFilters() }), { maxLength: 30 });
    const texts = fc.array(fc.tuple(arbitraryDocument(), arbitraryFacets()), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(list, texts, (searchesWithoutId, all) => {
        const numbered = searchesWithoutId.map((search, id) => ({ id, ...search }));
        const percolator = createPercolator();
        percolator.build(numbered);
        const analyzed = all.map(([{ document }, of]): Case => [document, of]);
        expectExact(percolator, byId(numbered), analyzed);
        percolator.compact();
        expectExact(percolator, byId(numbered), analyzed);
      }),
      { numRuns: 300 },
    );
  });

  test('for words copied from texts with citations, which all find their text', () => {
    const runs = CITED_TEXTS.flatMap(({ text }, of) =>
      copiedRuns(text).flatMap((run) => [run, quotedRun(run) ?? run].map((typed) => ({ of, typed }))),
    );
    const list = runs.map(({ typed }, id): SavedSearch => {
      const parsed = parseQuery(typed);
      return { id, query: parsed.ok ? parsed.query : { kind: 'all' }, filters: {} };
    });
    const percolator = createPercolator();
    percolator.build(list);
    for (const [of, { text, language }] of CITED_TEXTS.entries()) {
      const one: Case = [analyzeDocument([{ field: 'text', language, text }]), buildFacets()];
      const found = [...percolator.match(...one)];
      expect(found).toEqual(expected(list, one));
      const own = runs.flatMap((run, id) => (run.of === of ? [id] : []));
      expect(own.filter((id) => !found.includes(id))).toEqual([]);
    }
  });

  test('for any term frequencies', () => {
    const frequencies = fc.func(fc.nat({ max: 3 }));
    fc.assert(
      fc.property(searches({ maxId: 60, maxLength: 20 }), cases, frequencies, (list, all, documentFrequency) => {
        const percolator = createPercolator({ documentFrequency });
        percolator.build(list);
        expectExact(percolator, byId(list), all);
      }),
      { numRuns: 200 },
    );
  });

  test('after additions, removals, compactions and images in any order', () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: searches({ maxId: 20, maxLength: 4 }).map((add) => ({ add })) },
      { weight: 2, arbitrary: fc.array(fc.nat({ max: 20 }), { maxLength: 4 }).map((remove) => ({ remove })) },
      { weight: 4, arbitrary: fc.tuple(documents, facets).map((match) => ({ match })) },
      { weight: 1, arbitrary: searches({ maxId: 20, maxLength: 20 }).map((build) => ({ build })) },
      { weight: 1, arbitrary: fc.constant('compact' as const) },
      { weight: 1, arbitrary: fc.constant('start compaction' as const) },
      { weight: 3, arbitrary: fc.constant('step' as const) },
      { weight: 1, arbitrary: fc.constant('reload' as const) },
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), fc.boolean(), (steps, told) => {
        const options = told ? { documentFrequency: (text: string) => text.length } : {};
        let percolator = createPercolator(options);
        let compaction: Generator<void> | null = null;
        const live = new Map<number, SavedSearch>();
        for (const each of steps) {
          if (each === 'compact') percolator.compact();
          else if (each === 'start compaction') compaction = percolator.compactInSteps(2);
          else if (each === 'step') compaction?.next();
          else if (each === 'reload') {
            percolator = loadPercolator(
              percolator.serialize((size) => new ArrayBuffer(size)),
              options,
            );
            compaction = null;
          } else if ('match' in each) expectExact(percolator, live, [each.match]);
          else if ('build' in each) {
            percolator.build(each.build);
            live.clear();
            for (const search of each.build) live.set(search.id, search);
          } else if ('add' in each) {
            for (const search of each.add) {
              percolator.add(search);
              live.set(search.id, search);
            }
          } else {
            for (const id of each.remove) expect(percolator.remove(id)).toBe(live.delete(id));
          }
          expect(percolator.stats().searches).toBe(live.size);
        }
      }),
      { numRuns: 500 },
    );
  });
});

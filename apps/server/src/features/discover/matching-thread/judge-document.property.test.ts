import { searchModelSchema } from '@rotunda/contract';
import { arbitraryFacets, arbitraryFilters, arbitraryQuery, arbitraryStream } from '@rotunda/query/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SavedSearchMatcher } from '../../alerts/index.ts';
import { indexedDocument, searchRequest } from '../search-engine/testing/engine-conformance.ts';
import { searchTest } from '../search-engine/testing/test-search.ts';
import { judge } from './judge-document.ts';

const CORPORA = 3;
const SEARCHES_PER_CORPUS = 25;

const corpus = fc
  .array(fc.record({ streams: fc.array(arbitraryStream(25), { maxLength: 4 }), facets: arbitraryFacets() }), {
    minLength: 6,
    maxLength: 10,
    size: 'max',
  })
  .map((documents) => documents.map((each, index) => indexedDocument(index + 1, each.streams, each.facets)));
const searches = fc.array(
  fc.record({
    query: arbitraryQuery(),
    filters: fc.oneof(fc.constant([{}]), fc.array(arbitraryFilters(), { minLength: 1, maxLength: 3 })),
  }),
  { minLength: SEARCHES_PER_CORPUS, maxLength: SEARCHES_PER_CORPUS },
);
const NO_SCOPE = { priorities: [], positions: [], tagIds: [], projectIds: [] };

const test = searchTest();

it('A document matches exactly when the search engine finds it and the matcher alerts on it', async () => {
  const decided = { matching: 0, failing: 0 };
  const run = await fc.check(
    fc.asyncProperty(corpus, searches, async (documents, asked) => {
      await test.engine.remove(
        test.database,
        Array.from({ length: 10 }, (_, index) => index + 1),
      );
      await test.index(...documents);
      const matcher = new SavedSearchMatcher({
        compile: (model) => {
          const { query, filters } = asked[Number(model.rawTextSearch)] ?? {
            query: { kind: 'all' as const },
            filters: [],
          };
          return { text: model.rawTextSearch, query, filters, scope: NO_SCOPE, hasMovingDates: false };
        },
      });
      matcher.load(
        asked.map((_, place) => ({
          savedSearchId: `${place}`,
          percolatorNumber: place,
          organizationId: 'ours',
          projectId: 'p',
          searchModel: searchModelSchema.parse({ rawTextSearch: `${place}` }),
          passage: null,
          visibleProjectIds: [],
        })),
        0,
      );
      const alerted = documents.map(({ searchable, analyzed }) => {
        const found = matcher.match(analyzed, searchable).map(({ savedSearchId }) => Number(savedSearchId));
        return new Set(found);
      });
      for (const [place, { query, filters }] of asked.entries()) {
        const found = new Set((await test.engine.search(searchRequest(query, { filters }))).documentIds);
        for (const [index, { searchable }] of documents.entries()) {
          const verdict = judge(searchable, { query, filters, passage: null });
          const matches = verdict.holds && verdict.passesFilters;
          const where = JSON.stringify({ query, filters, document: searchable.documentId });
          expect(found.has(searchable.documentId), where).toBe(matches);
          expect(alerted[index]?.has(place), where).toBe(matches);
          expect(verdict.clauses[0]?.holds, where).toBe(verdict.holds);
          expect(
            verdict.filters.every(({ passes }) => passes),
            where,
          ).toBe(verdict.passesFilters);
          decided[matches ? 'matching' : 'failing'] += 1;
        }
      }
    }),
    { numRuns: CORPORA, endOnFailure: true },
  );
  if (run.failed) throw run.errorInstance ?? new Error(`failed with seed ${run.seed}`);
  expect(decided.matching).toBeGreaterThan(50);
  expect(decided.failing).toBeGreaterThan(50);
});

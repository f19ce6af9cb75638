import { analyzeDocument } from '@rotunda/analysis';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFilters, evaluate, judgeQuery, matchesFilters, parseQuery, type QueryNode } from './index.ts';
import { arbitraryDocument, arbitraryFacets, arbitraryFilters, arbitraryQuery } from './testing/index.ts';

function parsed(text: string): QueryNode {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(result.fault.message);
  return result.query;
}
const document = analyzeDocument([{ field: 'title', language: 'en', text: 'A gauge for a great river' }]);

describe('judgeQuery', () => {
  test('reports whether each clause holds, even a clause that no longer decides', () => {
    const clauses = judgeQuery(parsed('river "lake bed" (gauge OR dam) NOT great'), document);
    expect(clauses.map(({ depth, kind, text, holds }) => [depth, kind, text, holds])).toEqual([
      [0, 'and', null, false],
      [1, 'clause', 'river', true],
      [1, 'clause', '"lake bed"', false],
      [1, 'or', null, true],
      [2, 'clause', 'gauge', true],
      [2, 'clause', 'dam', false],
      [1, 'not', null, false],
      [2, 'clause', 'great', true],
    ]);
    expect(clauses[1]?.spans).toMatchObject([{ field: 'title', start: 20, end: 25 }]);
    expect(clauses[2]?.spans).toEqual([]);
  });

  test('agrees with evaluate for the whole query and for every clause', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document: any }) => {
        const clauses = judgeQuery(query, any);
        expect(clauses[0]?.holds).toBe(evaluate(query, any));
        for (const { text, holds } of clauses) if (text !== null) expect(evaluate(parsed(text), any)).toBe(holds);
      }),
      { numRuns: 400 },
    );
  });
});

describe('checkFilters', () => {
  test('agrees with matchesFilters whichever filters are shown', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFilters(), { maxLength: 4 }), arbitraryFacets(), (allowed, facets) => {
        const { passes, filters, checks } = checkFilters(allowed, facets);
        expect(passes).toBe(allowed.some((one) => matchesFilters(one, facets)));
        if (allowed.length === 0) return;
        expect(allowed).toContain(filters);
        expect(checks.every((check) => check.passes)).toBe(passes);
      }),
      { numRuns: 1000 },
    );
  });

  test('names only the filters that apply to the document', () => {
    const facets = {
      documentType: 'Regulation' as const,
      isoCode: 'us',
      genericStatus: null,
      chamber: null,
      billType: null,
      sessionActive: null,
      regDocumentType: 'Notice',
      researchDocumentType: null,
      socialPlatform: null,
      stakeholderType: null,
      introducedTs: null,
      lastUpdatedTs: 100,
    };
    const bills = { documentTypes: ['Legislation' as const], isoCodes: ['us'], chambers: ['upper' as const] };
    const rules = {
      documentTypes: ['Regulation' as const],
      isoCodes: ['ca'],
      chambers: [],
      lastUpdated: { toTs: 200 },
    };
    expect(checkFilters([bills], facets).checks).toEqual([
      { filter: 'documentTypes', passes: false },
      { filter: 'isoCodes', passes: true },
    ]);
    const ofRules = [
      { filter: 'documentTypes', passes: true },
      { filter: 'isoCodes', passes: false },
      { filter: 'lastUpdated', passes: true },
    ];
    expect(checkFilters([rules], facets).checks).toEqual(ofRules);
    expect(checkFilters([bills, rules], facets).checks).toEqual(ofRules);
  });
});

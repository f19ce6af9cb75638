import { type DocumentFacets, type DocumentFilters } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { indexedDocument } from '../search-engine/testing/engine-conformance.ts';
import { body, buildQuery, title } from '../search-engine/testing/test-search.ts';
import { judge } from './judge-document.ts';

const judged = (text: string, filters: DocumentFilters[] = [{}], facets: Partial<DocumentFacets> = {}) =>
  judge(indexedDocument(7, [title('River gauges'), body('Each gauge of the river is read.')], facets).searchable, {
    query: buildQuery(text),
    filters,
    passage: null,
  });
/** The only filter that was checked. */
const checked = (filters: DocumentFilters[], facets: Partial<DocumentFacets>) => {
  const [only, ...others] = judged('river', filters, facets).filters;
  expect(others).toEqual([]);
  return only;
};
const NOTHING = { asked: [], has: null, fromTs: null, toTs: null, hasTs: null };

describe('judge', () => {
  it('tells for each clause whether it holds and shows its first passage', () => {
    const { holds, clauses, clausesLeftOut } = judged('gauge NOT lake');
    expect({ holds, clausesLeftOut }).toEqual({ holds: true, clausesLeftOut: 0 });
    const [whole, gauge, exclusion] = clauses;
    expect([whole?.holds, gauge?.holds, exclusion?.holds]).toEqual([true, true, true]);
    expect(gauge?.passage).toMatchObject({ field: 'title', text: 'River gauges', marks: [[6, 12]] });
    expect(gauge?.passage).not.toHaveProperty('streamIndex');
    expect(gauge?.passage).not.toHaveProperty('spans');
  });

  it('shows no passage for a clause that does not hold', () => {
    const { holds, clauses } = judged('gauge AND lake');
    expect(holds).toBe(false);
    expect(clauses.at(-1)).toMatchObject({ holds: false, passage: null });
  });

  it.each([
    [199, 200, 0],
    [200, 200, 1],
    [250, 200, 51],
  ])('lists 200 clauses at most and tells how many it left out: %i words', (count, listed, leftOut) => {
    const words = Array.from({ length: count }, (_, place) => `word${place}`).join(' OR ');
    const { clauses, clausesLeftOut } = judged(words);
    expect([clauses.length, clausesLeftOut]).toEqual([listed, leftOut]);
  });

  it('has no occurrences for a search that follows no passage', () => {
    expect(judged('river').occurrences).toBeNull();
  });

  it('passes filters if it passes any of the alternatives', () => {
    const ca = { isoCode: 'us-ca' };
    expect(judged('river', [{ isoCodes: ['us-ny'] }, { isoCodes: ['us-ca'] }], ca).passesFilters).toBe(true);
    expect(judged('river', [{ isoCodes: ['us-ny'] }], ca).passesFilters).toBe(false);
    expect(judged('river', [], ca).passesFilters).toBe(false);
  });
});

describe('judge reports of a filter what it asks for and what the document has', () => {
  it.each<[string, DocumentFilters, Partial<DocumentFacets>, object]>([
    [
      'a place that differs',
      { isoCodes: ['us-ny', 'us-wy'] },
      { isoCode: 'us-ca' },
      { filter: 'isoCodes', passes: false, asked: ['us-ny', 'us-wy'], has: 'us-ca' },
    ],
    [
      'a status that is missing',
      { genericStatuses: ['Passed'] },
      { documentType: 'Legislation', genericStatus: null },
      { filter: 'genericStatuses', passes: false, asked: ['Passed'], has: null },
    ],
    [
      'an active session',
      { activeSessions: true },
      { documentType: 'Legislation', sessionActive: true },
      { filter: 'activeSessions', passes: true, asked: ['active'], has: 'active' },
    ],
    [
      'an ended session',
      { activeSessions: true },
      { documentType: 'Legislation', sessionActive: false },
      { filter: 'activeSessions', passes: false, asked: ['active'], has: 'ended' },
    ],
    [
      'the introduction, with an open end',
      { introduced: { fromTs: 5 } },
      { introducedTs: 4, lastUpdatedTs: 9 },
      { filter: 'introduced', passes: false, fromTs: 5, hasTs: 4 },
    ],
    [
      'the last update, with an open beginning',
      { lastUpdated: { toTs: 9 } },
      { introducedTs: 4, lastUpdatedTs: 9 },
      { filter: 'lastUpdated', passes: true, toTs: 9, hasTs: 9 },
    ],
  ])('%s', (_what, filter, facets, expected) => {
    expect(checked([filter], facets)).toEqual({ ...NOTHING, ...expected });
  });

  it('the types of all alternatives, because a document of any of them passes', () => {
    const filters: DocumentFilters[] = [{ documentTypes: ['News', 'SocialPost'] }, { documentTypes: ['Regulation'] }];
    expect(checked(filters, { documentType: 'Legislation' })).toEqual({
      ...NOTHING,
      filter: 'documentTypes',
      passes: false,
      asked: ['News', 'SocialPost', 'Regulation'],
      has: 'Legislation',
    });
  });
});

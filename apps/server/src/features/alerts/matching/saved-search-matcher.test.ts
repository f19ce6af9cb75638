import { analyzeDocument } from '@rotunda/analysis';
import { ALL_PROJECTS, type FollowedPassage, type SearchModelInput } from '@rotunda/contract';
import { type DocumentFilters, parseQuery } from '@rotunda/query';
import { buildFacets } from '@rotunda/query/testing';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import type { DocumentStream } from '../../documents/index.ts';
import type { MatchableSearch } from '../../saved-searches/index.ts';
import { type CompiledSearch, SavedSearchMatcher } from './saved-search-matcher.ts';

const CLAUSE = 'The Administrator shall establish a program of grants to water utilities in small rural towns.';
const PASSAGE: FollowedPassage = {
  text: CLAUSE,
  language: 'en',
  fusionId: 'us-119-hr-1',
  fnDocumentId: 'us-119-hr-1-ih',
  source: 'US HR 1',
};
const LEGISLATION: DocumentFilters = { documentTypes: ['Legislation'] };
const REGULATION: DocumentFilters = { documentTypes: ['Regulation'] };

/** A search for its words, saved in a project; its id is `s` and its number. */
const search = (
  percolatorNumber: number,
  searchModel: SearchModelInput | string,
  changes: Partial<MatchableSearch> = {},
): MatchableSearch => ({
  savedSearchId: `s${percolatorNumber}`,
  percolatorNumber,
  organizationId: 'ours',
  projectId: 'p1',
  searchModel: typeof searchModel === 'string' ? { rawTextSearch: searchModel } : searchModel,
  passage: null,
  visibleProjectIds: [],
  ...changes,
});

/** Parses the words; every filter and relative date is the test's own. */
function matcherWith(changes: Partial<CompiledSearch> | ((nowTs: number) => Partial<CompiledSearch>) = {}) {
  return new SavedSearchMatcher({
    compile({ rawTextSearch, entityMetadata }, nowTs) {
      const parsed = parseQuery(rawTextSearch);
      if (!parsed.ok) throw new AppError('QUERY_FAULT', { message: parsed.fault.message });
      return {
        text: rawTextSearch,
        query: parsed.query,
        filters: [{}],
        scope: entityMetadata,
        hasMovingDates: false,
        ...(typeof changes === 'function' ? changes(nowTs) : changes),
      };
    },
  });
}

function getMatches(matcher: SavedSearchMatcher, text: string, facets: Parameters<typeof buildFacets>[0] = {}) {
  const streams: DocumentStream[] = [
    { field: 'text', language: 'en', text, fnDocumentId: 'us-119-hr-2-ih', sections: [] },
  ];
  return matcher.match(analyzeDocument(streams), { facets: buildFacets(facets), streams });
}
const found = (...asked: Parameters<typeof getMatches>) =>
  getMatches(...asked).map(({ savedSearchId }) => savedSearchId);

describe('SavedSearchMatcher', () => {
  it('finds the loaded searches that match, each with its project and query', () => {
    const matcher = matcherWith();
    expect(matcher.load([search(1, 'water'), search(2, 'road'), search(3, 'water grants')], 0)).toEqual([]);
    expect(getMatches(matcher, 'Water grants')).toEqual(
      [1, 3].map((number) => ({
        savedSearchId: `s${number}`,
        organizationId: 'ours',
        projectId: 'p1',
        scope: null,
        occurrences: [],
        text: number === 1 ? 'water' : 'water grants',
      })),
    );
    expect(matcher.size).toBe(3);
  });

  it('forgets everything loaded before', () => {
    const matcher = matcherWith();
    matcher.load([search(1, 'water'), search(2, 'water', { passage: PASSAGE })], 0);
    matcher.load([search(3, 'road')], 0);
    expect(found(matcher, `Water road. ${CLAUSE}`)).toEqual(['s3']);
  });

  it('finds a search once that names several types, and in each of them', () => {
    const matcher = matcherWith({ filters: [LEGISLATION, REGULATION, { documentTypes: ['Legislation', 'News'] }] });
    matcher.load([search(1, 'water'), search(2, 'water')], 0);
    const of = (documentType: 'Legislation' | 'Regulation' | 'News' | 'Person') =>
      found(matcher, 'water', { documentType });
    expect([of('Legislation'), of('Regulation'), of('News')]).toEqual(Array.from({ length: 3 }, () => ['s1', 's2']));
    expect(of('Person')).toEqual([]);
    // Each of the entries is removed with its search.
    matcher.refresh(['s1'], [], 0);
    expect([of('Legislation'), of('Regulation'), of('News')]).toEqual(Array.from({ length: 3 }, () => ['s2']));
  });

  it('replaces a search with its current state and removes one that is gone', () => {
    const matcher = matcherWith();
    matcher.load([search(1, 'water'), search(2, 'water'), search(3, 'water')], 0);
    expect(matcher.refresh(['s1', 's2', 's9'], [search(1, 'road', { projectId: 'p2' })], 0)).toEqual([]);
    expect(found(matcher, 'water')).toEqual(['s3']);
    expect(getMatches(matcher, 'road')).toMatchObject([{ savedSearchId: 's1', projectId: 'p2' }]);
    expect(matcher.refresh(['s4'], [search(4, 'water')], 0)).toEqual([]);
    expect(found(matcher, 'water').toSorted()).toEqual(['s3', 's4']);
  });

  it.each([
    ['a search', search(1, 'water')],
    ['a search that follows a passage', search(1, '', { passage: PASSAGE })],
  ])('drops the types that %s no longer names', (_what, saved) => {
    const matcher = matcherWith((nowTs) => ({ filters: nowTs === 0 ? [LEGISLATION, REGULATION] : [LEGISLATION] }));
    matcher.load([saved], 0);
    expect(found(matcher, CLAUSE, { documentType: 'Regulation' })).toEqual(['s1']);
    matcher.refresh(['s1'], [saved], 1);
    expect(found(matcher, CLAUSE, { documentType: 'Regulation' })).toEqual([]);
    expect(found(matcher, CLAUSE, { documentType: 'Legislation' })).toEqual(['s1']);
  });

  it('leaves out a search that is no longer in a project', () => {
    const matcher = matcherWith();
    matcher.load([search(1, 'water'), search(2, 'water', { projectId: null })], 0);
    matcher.refresh(['s1'], [search(1, 'water', { projectId: null })], 0);
    expect([found(matcher, 'water'), matcher.size]).toEqual([[], 0]);
  });

  it.each<[string, MatchableSearch, RegExp]>([
    ['a query that does not parse', search(1, 'water AND ('), /parenthesis/],
    ['filters of another version', search(1, { datasetTypes: ['Petition' as 'News'] }), /^Its filters were saved/],
    ['a passage of another version', search(1, 'water', { passage: { text: CLAUSE } }), /^Its passage was saved/],
  ])('reports %s as broken, keeps the others and takes the search back when repaired', (_what, broken, reason) => {
    const matcher = matcherWith();
    const expected = [{ savedSearchId: 's1', reason: expect.stringMatching(reason) as unknown }];
    expect(matcher.load([broken, search(2, 'water')], 0)).toEqual(expected);
    expect(found(matcher, 'water')).toEqual(['s2']);
    expect(matcher.refresh(['s1'], [search(1, 'water')], 0)).toEqual([]);
    expect(found(matcher, 'water').toSorted()).toEqual(['s1', 's2']);
    expect(matcher.refresh(['s1'], [broken], 0)).toEqual(expected);
    expect(found(matcher, 'water')).toEqual(['s2']);
  });

  it('passes on a fault that is not of the query', () => {
    const matcher = new SavedSearchMatcher({
      compile: () => {
        throw new AppError('UNAVAILABLE');
      },
    });
    expect(() => matcher.load([search(1, 'water')], 0)).toThrow(AppError);
  });

  describe('moveDates', () => {
    /** Finds bills introduced since the day before. */
    const recent = (nowTs: number) => ({ filters: [{ introduced: { fromTs: nowTs - 1 } }], hasMovingDates: true });

    it('recompiles searches with relative dates for the new day', () => {
      const matcher = matcherWith(recent);
      matcher.load([search(1, 'water')], 10);
      expect(found(matcher, 'water', { introducedTs: 10 })).toEqual(['s1']);
      expect(matcher.moveDates(12)).toEqual([]);
      expect(found(matcher, 'water', { introducedTs: 10 })).toEqual([]);
      expect(found(matcher, 'water', { introducedTs: 11 })).toEqual(['s1']);
    });

    it('leaves searches without relative dates and removed searches alone', () => {
      const still = matcherWith((nowTs) => ({ ...recent(nowTs), hasMovingDates: false }));
      still.load([search(1, 'water')], 10);
      still.moveDates(12);
      expect(found(still, 'water', { introducedTs: 10 })).toEqual(['s1']);
      const moving = matcherWith(recent);
      moving.load([search(1, 'water')], 10);
      moving.refresh(['s1'], [], 11);
      moving.moveDates(12);
      expect([found(moving, 'water', { introducedTs: 12 }), moving.size]).toEqual([[], 0]);
    });
  });

  describe('Scope', () => {
    const getScope = (entityMetadata: SearchModelInput['entityMetadata'], visibleProjectIds: string[] = []) => {
      const matcher = matcherWith();
      matcher.load([search(1, { rawTextSearch: 'water', entityMetadata }, { visibleProjectIds })], 0);
      return getMatches(matcher, 'water').map(({ scope }) => scope);
    };
    const NONE = { priorities: [], positions: [], tagIds: [], projectIds: [] };
    const PROJECT = '00000000-0000-4000-8000-000000000001';

    it('is absent when the search asks nothing of the organization', () => {
      expect(getScope({})).toEqual([null]);
    });

    it('names what the search asks, with the projects its owner can see', () => {
      expect(getScope({ priorities: ['High'] })).toEqual([{ ...NONE, priorities: ['High'] }]);
      expect(getScope({ projectIds: ALL_PROJECTS }, ['p1', 'p2'])).toEqual([{ ...NONE, projectIds: ['p1', 'p2'] }]);
    });

    it('matches nothing when its owner can see none of the projects', () => {
      expect(getScope({ projectIds: [PROJECT] })).toEqual([]);
      expect(getScope({ projectIds: ALL_PROJECTS })).toEqual([]);
    });
  });

  describe('Search that follows a passage', () => {
    const follower = (words = '', changes: Partial<MatchableSearch> = {}) =>
      search(1, words, { passage: PASSAGE, ...changes });
    const loaded = (...searches: MatchableSearch[]) => {
      const matcher = matcherWith();
      matcher.load(searches, 0);
      return matcher;
    };

    it('is found with the text that carries the passage, after the other searches', () => {
      const matches = getMatches(loaded(follower(), search(2, 'water')), CLAUSE);
      expect(matches).toMatchObject([
        { savedSearchId: 's2', occurrences: [] },
        { savedSearchId: 's1', occurrences: [{ fnDocumentId: 'us-119-hr-2-ih', share: 1 }] },
      ]);
    });

    it('needs its words as well as the passage', () => {
      const matcher = loaded(follower('quorum'));
      expect(found(matcher, CLAUSE)).toEqual([]);
      expect(found(matcher, 'A quorum of water utilities')).toEqual([]);
      expect(found(matcher, `${CLAUSE} A quorum decides.`)).toEqual(['s1']);
    });

    it('is found by its words alone once it follows no passage, and the reverse', () => {
      const matcher = loaded(follower('water'));
      matcher.refresh(['s1'], [search(1, 'water')], 0);
      expect(found(matcher, 'water')).toEqual(['s1']);
      matcher.refresh(['s1'], [follower('water')], 0);
      expect(found(matcher, 'water')).toEqual([]);
      expect(found(matcher, CLAUSE)).toEqual(['s1']);
      matcher.refresh(['s1'], [], 0);
      expect(found(matcher, CLAUSE)).toEqual([]);
    });

    it('forgets the text that its former passage was taken from', () => {
      const takenFrom = (fnDocumentId: string | null) => follower('', { passage: { ...PASSAGE, fnDocumentId } });
      const matcher = loaded(takenFrom('us-119-hr-2-ih'));
      expect(found(matcher, CLAUSE)).toEqual([]);
      matcher.refresh(['s1'], [takenFrom(null)], 0);
      expect(found(matcher, CLAUSE)).toEqual(['s1']);
    });
  });
});

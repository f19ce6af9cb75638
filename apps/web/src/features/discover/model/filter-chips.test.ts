import type { SearchModel } from '@rotunda/contract';
import { ALL_PROJECTS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { discoverTexts } from '../discover-texts.ts';
import { countFilters } from './count-changes.ts';
import { dayOfSeconds, getFirstSecond, getLastSecond } from './day-bounds.ts';
import { readDiscoverSearch } from './discover-search.ts';
import { jurisdictionLabel, rangeLabel } from '../../../shared/format/filter-labels.ts';
import { filterChips } from './filter-chips.ts';
import { filterReducer } from './filter-reducer.ts';
import { DEFAULT_SEARCH, TYPE_DEFAULTS } from './search-defaults.ts';

const NAMES = { tags: new Map([['t1', 'Housing']]), projects: new Map([['p1', 'Rents']]) };
const search = (changes: Partial<SearchModel>): SearchModel => ({ ...DEFAULT_SEARCH, ...changes });
const words = (model: SearchModel) => filterChips(model, NAMES).map(({ kind, value }) => `${kind}: ${value}`);
const FULL = search({
  datasetTypes: ['Legislation'],
  genericSearch: {
    byLocation: ['us', 'us-ca', 'ca', 'us-tx'],
    lastUpdatedDateRange: { name: 'last_7_days', startTs: 0, stopTs: 1 },
  },
  entityMetadata: { priorities: ['High'], positions: ['Oppose'], tagIds: ['t1', 'gone'], projectIds: ['p1'] },
  progressiveFilters: {
    Legislation: { ...TYPE_DEFAULTS.Legislation, genericStatusList: ['Passed'], chamber: ['upper'] },
  },
});

describe('Filter chips', () => {
  it('follow the order of the filters and use readable names', () => {
    expect(words(FULL)).toEqual([
      'Type: Legislation',
      'Jurisdiction: US Federal, California +2',
      `${discoverTexts.status}: Passed`,
      `${discoverTexts.chamber}: Upper`,
      `${discoverTexts.session}: Active`,
      'Updated: 7 days',
      `${discoverTexts.priorities}: High`,
      `${discoverTexts.positions}: Oppose`,
      `${discoverTexts.tags}: Housing, gone`,
      `${discoverTexts.projects}: Rents`,
    ]);
  });

  it('name platforms and author types as the filters do', () => {
    const posts = { socialPlatforms: ['youtube' as const], stakeholderTypes: ['legislator' as const] };
    expect(words(search({ datasetTypes: ['SocialPost'], progressiveFilters: { SocialPost: posts } }))).toEqual([
      'Type: Stakeholder Social Posts',
      `${discoverTexts.platform}: YouTube`,
      `${discoverTexts.stakeholderType}: Legislator`,
    ]);
  });

  it('are removed individually until no filter is left', () => {
    for (const chip of filterChips(FULL, NAMES)) {
      const left = filterChips(chip.remove(FULL), NAMES).map(({ name }) => name);
      expect(left, chip.name).not.toContain(chip.name);
    }
    const bare = filterChips(FULL, NAMES).reduce((model, chip) => chip.remove(model), FULL);
    expect(filterChips(bare, NAMES)).toEqual([]);
    expect(countFilters(bare)).toBe(0);
  });

  it('do not change pending filters of another type when removed', () => {
    const status = filterChips(FULL, NAMES).find(({ name }) => name === 'Legislation.status');
    const chosen = filterReducer({ active: FULL, pending: FULL }, { type: 'set-document-type', documentType: null });
    const removed = status && filterReducer(chosen, { type: 'remove', from: status.remove });
    expect(removed?.pending).toEqual(chosen.pending);
    expect(removed?.active.progressiveFilters.Legislation?.genericStatusList).toEqual([]);
    expect(removed && words(removed.pending)).not.toContain(`${discoverTexts.status}: Passed`);
  });

  it('are empty for a search without filters', () => {
    expect(filterChips(DEFAULT_SEARCH, NAMES)).toEqual([]);
  });

  it('summarize all projects and several types of a link', () => {
    expect(words(search({ entityMetadata: { ...DEFAULT_SEARCH.entityMetadata, projectIds: ALL_PROJECTS } }))).toEqual([
      `${discoverTexts.projects}: ${discoverTexts.allProjects}`,
    ]);
    expect(words(search({ datasetTypes: ['Legislation', 'News'] }))).toEqual(['Type: Legislation, News']);
  });
});

it('rangeLabel shows a custom range by its UTC days, including open ends', () => {
  const range = { name: 'custom', startTs: Date.UTC(2026, 0, 2) / 1000, stopTs: null } as const;
  expect(rangeLabel(range)).toBe('January 2, 2026 – …');
  expect(rangeLabel({ ...range, name: 'year_to_date' })).toBe('Year to date');
});

it.each([
  ['us', 'US Federal'],
  ['ca', 'Canada Federal'],
  ['us-ny', 'New York'],
  ['zz-9', 'ZZ-9'],
])('jurisdictionLabel names %s as %s', (isoCode, name) => expect(jurisdictionLabel(isoCode)).toBe(name));

describe('Day bounds', () => {
  it('span the first to the last second of a day', () => {
    expect(getFirstSecond('2026-03-01')).toBe(Date.UTC(2026, 2, 1) / 1000);
    expect(getLastSecond('2026-03-01')).toBe(Date.UTC(2026, 2, 2) / 1000 - 1);
    expect(dayOfSeconds(getLastSecond('2026-03-01'))).toBe('2026-03-01');
    expect(dayOfSeconds(null)).toBe('');
  });

  it.each(['', '2026-03', '2026-13-01', 'March 1'])('reject "%s"', (text) => {
    expect([getFirstSecond(text), getLastSecond(text)]).toEqual([null, null]);
  });
});

describe('Discover URL', () => {
  const alert = '01a20522-0cf1-7071-ab2d-041294d4c2f8';
  it('keeps valid values', () => {
    const held = { filters: { a: 1 }, sort: 'date', page: 2, open: 'x', openType: 'News', tab: 5, list: 1, alert };
    expect(readDiscoverSearch(held)).toEqual(held);
    expect(readDiscoverSearch({ open: 119, openType: 'News' })).toEqual({ open: '119', openType: 'News' });
  });

  it.each([
    { filters: {} },
    { sort: 'relevance' },
    { page: 1 },
    { page: 1.5 },
    { page: 10_001 },
    { page: '2' },
    { open: 'x' },
    { open: 'x', openType: 'Book' },
    { open: 'x'.repeat(201), openType: 'News' },
    { tab: 6 },
    { tab: 0 },
    { list: '1' },
    { alert: 'mine' },
  ])('ignores %j', (given) => expect(readDiscoverSearch(given)).toEqual({}));
});

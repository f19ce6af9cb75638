import { ALL_PROJECTS, searchModelSchema } from '@rotunda/contract';
import type { SearchModel } from '@rotunda/contract';
import {
  DATE_PRESETS,
  POSITIONS,
  PRIORITIES,
  REG_DOCUMENT_TYPES,
  SOCIAL_PLATFORMS,
  STAKEHOLDER_TYPES,
} from '@rotunda/contract/values';
import { BILL_TYPES, CHAMBERS, DISCOVER_DOCUMENT_TYPES, GENERIC_STATUSES } from '@rotunda/domain';
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDiscoverSearch } from './discover-search.ts';
import { withIsoBounds } from './filter-reducer.ts';
import { readSearchModel, writeSearchModel } from './read-search-model.ts';
import { DEFAULT_SEARCH } from './search-defaults.ts';

const some = <Item>(items: readonly Item[]) => fc.uniqueArray(fc.constantFrom(...items), { maxLength: 3 });
const seconds = fc.option(fc.integer({ min: 0, max: 4_000_000_000 }), { nil: null });
const range = fc.option(
  fc
    .record({ name: fc.constantFrom(...DATE_PRESETS), startTs: seconds, stopTs: seconds })
    .map((bounds) => withIsoBounds(bounds)),
  { nil: null },
);
const bill = {
  genericStatusList: some(GENERIC_STATUSES),
  billTypeList: some(BILL_TYPES),
  introducedDateRange: range,
};
const arbitrarySearch: fc.Arbitrary<SearchModel> = fc.record({
  datasetTypes: some(DISCOVER_DOCUMENT_TYPES),
  // A text of only spaces counts as empty.
  rawTextSearch: fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text === '' || text.trim() !== ''),
  textSearch: fc.constant(''),
  genericSearch: fc.record({ byLocation: some(['us', 'us-wy', 'ca', 'ca-on']), lastUpdatedDateRange: range }),
  entityMetadata: fc.record({
    priorities: some(PRIORITIES),
    positions: some(POSITIONS),
    tagIds: fc.uniqueArray(fc.uuid({ version: 4 }), { maxLength: 2 }),
    projectIds: fc.oneof(fc.uniqueArray(fc.uuid({ version: 4 }), { maxLength: 2 }), fc.constant(ALL_PROJECTS)),
  }),
  searchExtensions: fc.record({ enhancedSearch: fc.boolean(), searchOperators: fc.boolean() }),
  showOnlySelectedPolicyTypes: fc.boolean(),
  progressiveFilters: fc.record(
    {
      Legislation: fc.record({ ...bill, chamber: some(CHAMBERS), activeSessions: fc.boolean() }),
      GlobalLegislation: fc.record(bill),
      Regulation: fc.record({ regDocumentTypes: some(REG_DOCUMENT_TYPES) }),
      SocialPost: fc.record({ socialPlatforms: some(SOCIAL_PLATFORMS), stakeholderTypes: some(STAKEHOLDER_TYPES) }),
    },
    { requiredKeys: [] },
  ),
});

/** Writes a search to the address and reads it back, as the router does. */
function throughAddress(search: SearchModel): SearchModel {
  const written = defaultStringifySearch({ filters: writeSearchModel(search) });
  return readSearchModel(readDiscoverSearch(defaultParseSearch(written)).filters);
}

describe('Search in the URL', () => {
  it('restores every search exactly', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        expect(throughAddress(search)).toEqual(search);
      }),
    );
  });

  it('is empty for an unfiltered search and contains only what differs', () => {
    expect(writeSearchModel(DEFAULT_SEARCH)).toEqual({});
    expect(writeSearchModel({ ...DEFAULT_SEARCH, rawTextSearch: 'rent' })).toEqual({ rawTextSearch: 'rent' });
  });

  it('keeps text that looks like a number or JSON as text', () => {
    for (const rawTextSearch of ['2026', 'true', '{"a":1}', 'null', '"x"', '50% off & more #1']) {
      expect(throughAddress({ ...DEFAULT_SEARCH, rawTextSearch }).rawTextSearch).toBe(rawTextSearch);
    }
  });
});

describe('Search from an untrusted URL', () => {
  it('is always valid for the server', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(searchModelSchema.safeParse(readSearchModel(value)).success).toBe(true);
      }),
    );
  });

  it('drops unknown values and keeps the rest', () => {
    const read = readSearchModel({
      rawTextSearch: 'rent',
      datasetTypes: ['Legislation', 'Recipe'],
      genericSearch: { byLocation: ['us-ca', 'US<script>'], lastUpdatedDateRange: { name: 'last_century' } },
      entityMetadata: { tagIds: ['not-an-id'] },
      progressiveFilters: { Legislation: { genericStatusList: ['Passed', 'Lost'], activeSessions: 'yes' } },
    });
    expect(read.datasetTypes).toEqual(['Legislation']);
    expect(read.genericSearch).toEqual({ byLocation: ['us-ca'], lastUpdatedDateRange: null });
    expect(read.entityMetadata.tagIds).toEqual([]);
    expect(read.progressiveFilters.Legislation?.genericStatusList).toEqual(['Passed']);
    expect(read.progressiveFilters.Legislation?.activeSessions).toBe(true);
    expect(read.rawTextSearch).toBe('rent');
  });

  it('accepts page, sort, tab and open document only when they are valid', () => {
    expect(readDiscoverSearch({ page: 3, sort: 'date', open: 'us-119-hr-1', openType: 'Legislation', tab: 5 })).toEqual(
      {
        page: 3,
        sort: 'date',
        open: 'us-119-hr-1',
        openType: 'Legislation',
        tab: 5,
      },
    );
    expect(readDiscoverSearch({ page: -1, sort: 'size', open: 'x', openType: 'Recipe', tab: 9, list: 2 })).toEqual({});
  });
});

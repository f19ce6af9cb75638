import { describe, expect, it } from 'vitest';
import { searchModelSchema } from '@rotunda/contract';
import { readDiscoverSearch } from './discover-search.ts';
import { readSearchModel } from './read-search-model.ts';
import { unknownChoices } from './unknown-choices.ts';

describe('Unknown choices in a search URL', () => {
  it.each([
    ['a document type', { datasetTypes: ['Legislation', 'Treaty'] }, ['Treaty']],
    ['a country by its name', { genericSearch: { byLocation: ['Atlantis Island'] } }, ['Atlantis Island']],
    ['a kind of report', { progressiveFilters: { ResearchDocument: { researchDocumentTypes: ['OECD'] } } }, ['OECD']],
    ['a type with filters', { progressiveFilters: { Treaty: { parties: ['US'] } } }, ['US']],
    ['a status', { progressiveFilters: { Legislation: { genericStatusList: ['Passed', 'Lost'] } } }, ['Lost']],
    ['a field that does not exist', { onlyPassed: true }, ['onlyPassed']],
    ['a field within a filter', { genericSearch: { byState: ['us-ca'] } }, ['us-ca']],
    ['one value where a list is expected', { datasetTypes: 'Legislation' }, ['datasetTypes']],
    ['a list where an object is expected', { genericSearch: ['us-ca'] }, ['genericSearch']],
    [
      'a range that does not exist',
      { genericSearch: { lastUpdatedDateRange: { name: 'last_2_days' } } },
      ['lastUpdatedDateRange'],
    ],
    [
      'a date that is none',
      { genericSearch: { lastUpdatedDateRange: { name: 'custom', startTs: 'May' } } },
      ['startTs'],
    ],
    ['an id that is none', { entityMetadata: { tagIds: ['7'] } }, ['7']],
    ['a text that is too long', { rawTextSearch: 'x'.repeat(20_001) }, ['rawTextSearch']],
  ])('%s', (_, filters, unknown) => expect(unknownChoices(filters)).toEqual(unknown));

  it('are not found in a search that the filters can write', () => {
    expect(unknownChoices(undefined)).toEqual([]);
    expect(unknownChoices({ rawTextSearch: 'rent', genericSearch: { byLocation: ['us', 'US-WY'] } })).toEqual([]);
  });

  it.each([
    ['truncated', '{"datasetTypes":["Legisl'],
    ['empty', ''],
    ['a list', ['Legislation']],
    ['a number', 5],
  ])('name the filters as a whole if they are %s', (_, filters) => {
    expect(unknownChoices(readDiscoverSearch({ filters }).filters)).toEqual(['filters']);
  });

  it('are not found in any search that the server stores', () => {
    expect(unknownChoices(searchModelSchema.parse({ rawTextSearch: 'rent' }))).toEqual([]);
    const progressiveFilters = {
      Legislation: {},
      GlobalLegislation: {},
      Regulation: {},
      ResearchDocument: {},
      SocialPost: {},
    };
    const range = { name: 'custom', startTs: 5, stopTs: null, startDatetime: null, stopDatetime: null };
    const genericSearch = { byLocation: ['us'], lastUpdatedDateRange: range };
    expect(unknownChoices(searchModelSchema.parse({ progressiveFilters, genericSearch }))).toEqual([]);
  });

  it('do not include a country code in capitals, and an unknown code is sent as it is', () => {
    expect(readSearchModel({ genericSearch: { byLocation: ['US-WY', 'zz'] } }).genericSearch.byLocation).toEqual([
      'us-wy',
      'zz',
    ]);
  });

  it('do not include textSearch, which is read as the search text', () => {
    expect(readSearchModel({ textSearch: 'rent' })).toMatchObject({ rawTextSearch: 'rent' });
    expect(readSearchModel({ rawTextSearch: 'bill:sb rent', textSearch: 'rent' })).toMatchObject({
      rawTextSearch: 'bill:sb rent',
    });
  });
});

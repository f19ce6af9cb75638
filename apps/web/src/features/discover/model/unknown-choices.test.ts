import { describe, expect, it } from 'vitest';
import { readSearchModel } from './read-search-model.ts';
import { unknownChoices } from './unknown-choices.ts';

describe('Unknown choices in a search URL', () => {
  it.each([
    ['a document type', { datasetTypes: ['Legislation', 'Treaty'] }, ['Treaty']],
    ['a country by its name', { genericSearch: { byLocation: ['Atlantis Island'] } }, ['Atlantis Island']],
    ['a kind of report', { progressiveFilters: { ResearchDocument: { researchDocumentTypes: ['OECD'] } } }, ['OECD']],
    ['a type with filters', { progressiveFilters: { Treaty: { parties: ['US'] } } }, ['US']],
    ['a status', { progressiveFilters: { Legislation: { genericStatusList: ['Passed', 'Lost'] } } }, ['Lost']],
  ])('%s', (_, filters, unknown) => expect(unknownChoices(filters)).toEqual(unknown));

  it('are not found in a search that the filters can write', () => {
    expect(unknownChoices(undefined)).toEqual([]);
    expect(unknownChoices({ rawTextSearch: 'rent', genericSearch: { byLocation: ['us', 'US-WY'] } })).toEqual([]);
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

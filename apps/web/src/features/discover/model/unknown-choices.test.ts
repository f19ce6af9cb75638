import { describe, expect, it } from 'vitest';
import { readSearchModel } from './read-search-model.ts';
import { unknownChoices } from './unknown-choices.ts';

describe('choices of an address that no search knows', () => {
  it.each([
    ['a document type', { datasetTypes: ['Legislation', 'Treaty'] }, ['Treaty']],
    ['a country by its name', { genericSearch: { byLocation: ['Atlantis Island'] } }, ['Atlantis Island']],
    ['a kind of report', { progressiveFilters: { ResearchDocument: { researchDocumentTypes: ['OECD'] } } }, ['OECD']],
    ['a type with filters', { progressiveFilters: { Treaty: { parties: ['US'] } } }, ['US']],
    ['a status', { progressiveFilters: { Legislation: { genericStatusList: ['Passed', 'Lost'] } } }, ['Lost']],
  ])('%s', (_, filters, unknown) => expect(unknownChoices(filters)).toEqual(unknown));

  it('are none in a search that the rail could write', () => {
    expect(unknownChoices(undefined)).toEqual([]);
    expect(unknownChoices({ rawTextSearch: 'rent', genericSearch: { byLocation: ['us', 'US-WY'] } })).toEqual([]);
  });

  it('a country in capitals and one nobody knows are asked for as they are', () => {
    expect(readSearchModel({ genericSearch: { byLocation: ['US-WY', 'zz'] } }).genericSearch.byLocation).toEqual([
      'us-wy',
      'zz',
    ]);
  });

  it('text under the name of the specification is the text of the search', () => {
    expect(readSearchModel({ textSearch: 'rent' })).toMatchObject({ rawTextSearch: 'rent' });
    expect(readSearchModel({ rawTextSearch: 'bill:sb rent', textSearch: 'rent' })).toMatchObject({
      rawTextSearch: 'bill:sb rent',
    });
  });
});

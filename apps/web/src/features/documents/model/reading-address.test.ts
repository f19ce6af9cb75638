import { LIMITS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import {
  formatPlace,
  pickMatchSearch,
  getMatchedBy,
  matchedByQuery,
  parsePlace,
  readDocumentPageSearch,
  readingAddress,
} from './reading-address.ts';

const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;
const ID = '01a20522-0cf1-7071-ab2d-041294d4c2f8';

describe('Place in a text', () => {
  it.each([
    ['3.0.57', { section: 3, block: 0, offset: 57 }],
    ['12.h.4', { section: 12, block: null, offset: 4 }],
  ])('is formatted as %s and parsed back', (text, place) => {
    expect(formatPlace(place)).toBe(text);
    expect(parsePlace(text)).toEqual(place);
  });

  it.each([undefined, '', '3.0', '3.0.57.1', '-1.0.0', 'h.0.1', '3.x.1', '12345678.0.1', ' 3.0.57'])(
    'is not parsed from %s',
    (text) => expect(parsePlace(text)).toBeNull(),
  );
});

describe('Document page URL', () => {
  it('keeps valid values', () => {
    const search = {
      tab: 'text',
      version: 'us-119-hr-1-ih',
      section: 's-2',
      at: '3.0.57',
      find: 'rent control',
      savedSearchIds: [ID],
    };
    expect(readDocumentPageSearch(search)).toEqual(search);
  });

  it('drops invalid values and keeps the rest', () => {
    const search = {
      tab: 'votes',
      version: '',
      section: ['s-1'],
      at: 'somewhere',
      find: 119,
      savedSearchIds: [7, 'x', ID],
    };
    expect(readDocumentPageSearch(search)).toEqual({ find: '119', savedSearchIds: [ID] });
    expect(readDocumentPageSearch({ savedSearchIds: ID })).toEqual({});
    expect(readDocumentPageSearch({ savedSearchIds: ['x'] })).not.toHaveProperty('savedSearchIds');
  });

  it('truncates the words to the longest allowed query', () => {
    const { find } = readDocumentPageSearch({ find: 'x'.repeat(LIMITS.textQuery + 1) });
    expect(find).toHaveLength(LIMITS.textQuery);
  });

  it('of a place names version and words as text', () => {
    const address = readingAddress(BILL, { version: '45', find: 'rent & "control"' });
    expect(address.startsWith('/legislation/us-119-hr-1?tab=text&')).toBe(true);
    const query = new URLSearchParams(address.split('?')[1]);
    expect(query.get('version')).toBe('"45"');
    expect(JSON.parse(query.get('find') ?? '')).toBe('rent & "control"');
    expect(query.has('section')).toBe(false);
    expect(readingAddress(BILL)).toBe('/legislation/us-119-hr-1?tab=text');
  });
});

describe('Search that led to a document', () => {
  it('consists of the saved searches, otherwise the words, otherwise nothing', () => {
    expect(getMatchedBy({ find: 'rent', savedSearchIds: [ID] })).toEqual({ savedSearchIds: [ID] });
    expect(getMatchedBy({ find: 'rent' })).toEqual({ searchModel: { rawTextSearch: 'rent' } });
    expect(getMatchedBy({ tab: 'text' })).toBeNull();
  });

  it('is empty when a list was only filtered', () => {
    expect(matchedByQuery({ datasetTypes: ['Regulation'], rawTextSearch: '' })).toBeNull();
    expect(matchedByQuery({ rawTextSearch: ' ' })).toBeNull();
    const searchModel = { rawTextSearch: 'rent' };
    expect(matchedByQuery(searchModel)).toEqual({ searchModel });
  });

  it('is kept when the tab changes, without the place', () => {
    expect(pickMatchSearch({ tab: 'text', at: '3.0.57', version: 'v', find: 'rent' })).toEqual({ find: 'rent' });
    expect(pickMatchSearch({ savedSearchIds: [ID] })).toEqual({ savedSearchIds: [ID] });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DocumentFacets, type DocumentFilters, matchesFilters } from './index.ts';
import { arbitraryFacets, arbitraryFilters } from './testing/index.ts';

const BILL: DocumentFacets = {
  documentType: 'Legislation',
  isoCode: 'us-ca',
  genericStatus: 'Introduced',
  chamber: 'upper',
  billType: 'Bill',
  sessionActive: true,
  regDocumentType: null,
  researchDocumentType: null,
  socialPlatform: null,
  stakeholderType: null,
  introducedTs: 100,
  lastUpdatedTs: 200,
};
const NEWS: DocumentFacets = { ...BILL, documentType: 'News', genericStatus: null, chamber: null, billType: null };

const passes = (filters: DocumentFilters, facets: Partial<DocumentFacets> = {}): boolean =>
  matchesFilters(filters, { ...BILL, ...facets });

describe('Filter', () => {
  test.each<[string, DocumentFilters, Partial<DocumentFacets>, boolean]>([
    ['none', {}, {}, true],
    ['an empty list', { isoCodes: [] }, {}, true],
    ['a type among several', { documentTypes: ['News', 'Legislation'] }, {}, true],
    ['another type', { documentTypes: ['News'] }, {}, false],
    ['its jurisdiction', { isoCodes: ['us', 'us-ca'] }, {}, true],
    ['another jurisdiction', { isoCodes: ['us'] }, {}, false],
    ['a jurisdiction, of a document without', { isoCodes: ['us'] }, { isoCode: null }, false],
    ['its status', { genericStatuses: ['Introduced'] }, {}, true],
    ['another status', { genericStatuses: ['Passed'] }, {}, false],
    ['a status, of a Canadian bill', { genericStatuses: ['Passed'] }, { documentType: 'GlobalLegislation' }, false],
    ['a status, of news', { genericStatuses: ['Passed'] }, NEWS, true],
    ['a chamber, of a bill without', { chambers: ['upper'] }, { chamber: null }, false],
    ['active sessions', { activeSessions: true }, { sessionActive: false }, false],
    ['active sessions, unknown', { activeSessions: true }, { sessionActive: null }, false],
    [
      'active sessions, of a Canadian bill',
      { activeSessions: true },
      { documentType: 'GlobalLegislation', sessionActive: null },
      true,
    ],
    ['any session', { activeSessions: false }, { sessionActive: false }, true],
    ['a kind of regulation, of a bill', { regDocumentTypes: ['Rule'] }, {}, true],
    [
      'a kind of regulation',
      { regDocumentTypes: ['Rule'] },
      { documentType: 'Regulation', regDocumentType: 'Notice' },
      false,
    ],
    ['a platform', { socialPlatforms: ['x'] }, { documentType: 'SocialPost', socialPlatform: 'y' }, false],
    ['the first second', { introduced: { fromTs: 100 } }, {}, true],
    ['the last second', { introduced: { toTs: 100 } }, {}, true],
    ['too late', { introduced: { fromTs: 101 } }, {}, false],
    ['too early', { lastUpdated: { toTs: 199 } }, {}, false],
    ['a date, of a document without', { introduced: { fromTs: 0 } }, { introducedTs: null }, false],
    ['an open range, of a document without date', { introduced: {} }, { introducedTs: null }, true],
  ])('%s', (_, filters, facets, expected) => {
    expect(passes(filters, facets)).toBe(expected);
  });

  test('only ever removes documents', () => {
    fc.assert(
      fc.property(arbitraryFilters(), arbitraryFilters(), arbitraryFacets(), (some, more, facets) => {
        if (matchesFilters({ ...some, ...more }, facets)) expect(matchesFilters(more, facets)).toBe(true);
      }),
    );
  });
});

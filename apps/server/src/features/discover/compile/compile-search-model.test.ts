import { searchModelSchema, type SearchModelInput } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import type { DocumentFilters } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { compileSearchModel } from './compile-search-model.ts';

const NOON = Date.UTC(2026, 2, 12, 12) / 1000;
const MIDNIGHT = Date.UTC(2026, 2, 12) / 1000;
const compile = (model: SearchModelInput) => compileSearchModel(searchModelSchema.parse(model), NOON);

describe('compileSearchModel', () => {
  it('searches the six Discover types when none is chosen', () => {
    expect(compile({}).filters).toEqual([
      { documentTypes: ['Legislation', 'GlobalLegislation', 'Regulation', 'ResearchDocument', 'News', 'SocialPost'] },
    ]);
  });

  it('applies the filters of a type to that type only', () => {
    const { filters } = compile({
      datasetTypes: ['Legislation', 'Regulation', 'News'],
      genericSearch: { byLocation: ['US-CA'] },
      progressiveFilters: {
        Legislation: { genericStatusList: ['Passed'] },
        Regulation: { regDocumentTypes: ['Rule'] },
      },
    });
    expect(filters).toEqual([
      { documentTypes: ['News'], isoCodes: ['us-ca'] },
      { documentTypes: ['Legislation'], isoCodes: ['us-ca'], genericStatuses: ['Passed'], activeSessions: true },
      { documentTypes: ['Regulation'], isoCodes: ['us-ca'], regDocumentTypes: ['Rule'] },
    ]);
  });

  it.each(['', ' ', '\n\t'])('falls back to textSearch when rawTextSearch is %j', (rawTextSearch) => {
    expect(compile({ rawTextSearch, textSearch: 'tax' }).text).toBe('tax');
    expect(compile({ rawTextSearch: 'bill:1', textSearch: 'tax' }).text).toBe('bill:1');
  });

  it.each([
    ['tax NOT (credit OR "rebate"', 'tax not credit or rebate'],
    ['bill:tax w/5 cred*', 'bill tax w 5 cred'],
    ['tax AND -credit', 'tax and credit'],
  ])('treats %s as plain words when operators are disabled', (rawTextSearch, words) => {
    const plain = compile({ rawTextSearch, searchExtensions: { searchOperators: false } });
    expect(plain.explanation).toBe(compile({ rawTextSearch: words }).explanation);
  });

  it.each([
    [
      'SB 1 California',
      'Documents with (“CA” as a bill number and bill SB 1 as a bill number) or (bill SB 1 (or “sb 1”) and “california”).',
    ],
    ['C55', 'Documents with (bill C 55 as a bill number or bill C-55 as a bill number) or “c55”.'],
    ['OR SB 1', 'Documents with “OR” as a bill number and bill SB 1 as a bill number.'],
    ['HR 1', 'Documents with bill HR 1 (or “hr 1”).'],
    ['CA SB 1', 'Documents with “CA” and bill SB 1 (or “sb 1”).'],
    ['EO 13800', 'Documents with Executive Order 13800 (or “eo 13800”).'],
    ['water', 'Documents with “water”.'],
  ])('finds the document that %s names, whatever its texts contain', (rawTextSearch, explanation) => {
    expect(compile({ rawTextSearch }).explanation.toLowerCase()).toBe(explanation.toLowerCase());
  });

  it('rejects a text of only operator characters when operators are disabled', () => {
    const signs = { rawTextSearch: '***', searchExtensions: { searchOperators: false } };
    expect(() => compile(signs)).toThrow(AppError);
  });

  it('ignores filters of types that are not searched', () => {
    expect(compile({ datasetTypes: ['News'], progressiveFilters: { Legislation: {} } }).filters).toEqual([
      { documentTypes: ['News'] },
    ]);
  });

  it.each([
    ['last_7_days', MIDNIGHT - 7 * 86_400],
    ['last_30_days', MIDNIGHT - 30 * 86_400],
    ['last_90_days', MIDNIGHT - 90 * 86_400],
    ['year_to_date', Date.UTC(2026, 0, 1) / 1000],
  ] as const)('resolves %s relative to the current day', (name, fromTs) => {
    const compiled = compile({ datasetTypes: ['News'], genericSearch: { lastUpdatedDateRange: { name } } });
    expect(compiled.filters[0]?.lastUpdated).toEqual({ fromTs });
    expect(compiled.hasMovingDates).toBe(true);
  });

  it('leaves an open bound out of a range and drops a range without bounds', () => {
    const custom = (startTs: number | null, stopTs: number | null) =>
      compile({ datasetTypes: ['News'], genericSearch: { lastUpdatedDateRange: { name: 'custom', startTs, stopTs } } });
    expect(custom(5, null).filters[0]?.lastUpdated).toEqual({ fromTs: 5 });
    expect(custom(null, null).filters[0]).not.toHaveProperty('lastUpdated');
    expect(custom(5, 9).hasMovingDates).toBe(false);
  });

  it.each<[string, SearchModelInput['progressiveFilters'], DocumentType, DocumentFilters]>([
    [
      'chambers, statuses and bill types',
      {
        Legislation: {
          chamber: ['upper'],
          genericStatusList: ['Passed'],
          billTypeList: ['Bill'],
          activeSessions: false,
        },
      },
      'Legislation',
      { chambers: ['upper'], genericStatuses: ['Passed'], billTypes: ['Bill'] },
    ],
    [
      'the introduction of bills',
      { Legislation: { activeSessions: false, introducedDateRange: { name: 'custom', startTs: 5, stopTs: 9 } } },
      'Legislation',
      { introduced: { fromTs: 5, toTs: 9 } },
    ],
    [
      'bills of other countries, which have neither chambers nor active sessions',
      { GlobalLegislation: { genericStatusList: ['Failed'], introducedDateRange: { name: 'last_7_days' } } },
      'GlobalLegislation',
      { genericStatuses: ['Failed'], introduced: { fromTs: MIDNIGHT - 7 * 86_400 } },
    ],
    [
      'reports',
      { ResearchDocument: { researchDocumentTypes: ['CRS'] } },
      'ResearchDocument',
      { researchDocumentTypes: ['CRS'] },
    ],
    [
      'posts',
      { SocialPost: { socialPlatforms: ['bluesky'], stakeholderTypes: ['committee'] } },
      'SocialPost',
      { socialPlatforms: ['bluesky'], stakeholderTypes: ['committee'] },
    ],
  ])('compiles the filters on %s', (_what, progressiveFilters, documentType, own) => {
    const { filters } = compile({ datasetTypes: [documentType], progressiveFilters });
    expect(filters).toEqual([{ documentTypes: [documentType], ...own }]);
  });

  it('filters a type once even if it was chosen twice', () => {
    expect(compile({ datasetTypes: ['News', 'News'] }).filters).toEqual([{ documentTypes: ['News'] }]);
  });

  it.each<[string, SearchModelInput['progressiveFilters']]>([
    ['bills', { Legislation: { introducedDateRange: { name: 'year_to_date' } } }],
    ['bills of other countries', { GlobalLegislation: { introducedDateRange: { name: 'year_to_date' } } }],
  ])('reports moving dates of the introduction of %s', (_what, progressiveFilters) => {
    expect(compile({ progressiveFilters }).hasMovingDates).toBe(true);
    expect(compile({}).hasMovingDates).toBe(false);
  });

  it.each([
    ["O'Neill’s co-op", "O'Neill’s co-op"],
    ['AT&T U.S. 2.5', 'AT&T U.S. 2.5'],
    ['Öl (Québec)', 'Öl Québec '],
    ['--credit', 'credit'],
    ['ANDY ORAL NOTE', 'ANDY ORAL NOTE'],
  ])('keeps the words of %s when operators are disabled', (rawTextSearch, text) => {
    expect(compile({ rawTextSearch, searchExtensions: { searchOperators: false } }).text).toBe(text);
  });

  it('reports the position of a syntax error', () => {
    const fault = (() => {
      try {
        return compile({ rawTextSearch: 'tax AND (credit' });
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(AppError);
    expect(fault).toMatchObject({
      code: 'QUERY_FAULT',
      data: { position: expect.any(Number), message: expect.any(String) },
    });
  });
});

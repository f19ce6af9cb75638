import { ALL_PROJECTS, type SearchModelInput, searchModelSchema } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { loosenFilters } from './loosen-filters.ts';

const loosened = (model: SearchModelInput) =>
  loosenFilters(searchModelSchema.parse({ rawTextSearch: 'water', ...model }));
const getNames = (model: SearchModelInput) => loosened(model).map(({ filter }) => filter);
const LAST_WEEK = { name: 'last_7_days' } as const;
const TAG_ID = '01890000-0000-4000-8000-000000000001';

describe('loosenFilters', () => {
  it('returns nothing for a search without filters', () => {
    expect(getNames({})).toEqual([]);
    expect(getNames({ progressiveFilters: { Regulation: {}, ResearchDocument: {}, SocialPost: {} } })).toEqual([]);
  });

  it.each<[string, SearchModelInput]>([
    ['documentTypes', { datasetTypes: ['News'] }],
    ['locations', { genericSearch: { byLocation: ['us-ca'] } }],
    ['lastUpdated', { genericSearch: { lastUpdatedDateRange: LAST_WEEK } }],
    ['priorities', { entityMetadata: { priorities: ['High'] } }],
    ['positions', { entityMetadata: { positions: ['Oppose'] } }],
    ['tags', { entityMetadata: { tagIds: [TAG_ID] } }],
    ['projects', { entityMetadata: { projectIds: [TAG_ID] } }],
    ['projects', { entityMetadata: { projectIds: ALL_PROJECTS } }],
    ['genericStatuses', { progressiveFilters: { GlobalLegislation: { genericStatusList: ['Passed'] } } }],
    ['billTypes', { progressiveFilters: { GlobalLegislation: { billTypeList: ['Bill'] } } }],
    ['introduced', { progressiveFilters: { GlobalLegislation: { introducedDateRange: LAST_WEEK } } }],
    ['chambers', { progressiveFilters: { Legislation: { activeSessions: false, chamber: ['upper'] } } }],
    ['activeSessions', { progressiveFilters: { Legislation: { activeSessions: true } } }],
    ['regDocumentTypes', { progressiveFilters: { Regulation: { regDocumentTypes: ['Rule'] } } }],
    ['researchDocumentTypes', { progressiveFilters: { ResearchDocument: { researchDocumentTypes: ['CRS'] } } }],
    ['socialPlatforms', { progressiveFilters: { SocialPost: { socialPlatforms: ['bluesky'] } } }],
    ['stakeholderTypes', { progressiveFilters: { SocialPost: { stakeholderTypes: ['committee'] } } }],
  ] as [string, SearchModelInput][])('returns only %s when it is the only filter, and removes it', (name, model) => {
    const [only, ...others] = loosened(model);
    expect(only?.filter).toBe(name);
    expect(others).toEqual([]);
    expect(loosenFilters(searchModelSchema.parse(only?.searchModel))).toEqual([]);
  });

  it('removes a single filter at a time and keeps the others and the words', () => {
    const model: SearchModelInput = {
      datasetTypes: ['News'],
      genericSearch: {
        byLocation: ['us'],
        lastUpdatedDateRange: LAST_WEEK,
      },
      entityMetadata: {
        priorities: ['High'],
        positions: ['Oppose'],
      },
    };
    const all = loosened(model);
    expect(all.map(({ filter }) => filter)).toEqual([
      'documentTypes',
      'locations',
      'lastUpdated',
      'priorities',
      'positions',
    ]);
    for (const { filter, searchModel } of all) {
      expect(searchModel.rawTextSearch).toBe('water');
      expect(getNames(searchModel)).toEqual(all.map((one) => one.filter).filter((other) => other !== filter));
    }
  });

  it('removes a filter from both kinds of bills together', () => {
    const bills = { genericStatusList: ['Passed'], introducedDateRange: LAST_WEEK };
    const progressiveFilters = {
      Legislation: {
        ...bills,
        activeSessions: false,
        chamber: ['upper'],
      },
      GlobalLegislation: bills,
    } as SearchModelInput['progressiveFilters'];
    const statuses = loosened({ progressiveFilters }).find(({ filter }) => filter === 'genericStatuses');
    expect(statuses?.searchModel.progressiveFilters).toMatchObject({
      Legislation: { genericStatusList: [], chamber: ['upper'], introducedDateRange: { name: 'last_7_days' } },
      GlobalLegislation: { genericStatusList: [], introducedDateRange: { name: 'last_7_days' } },
    });
  });

  it('adds no filters to a type without filters', () => {
    const progressiveFilters = { Regulation: { regDocumentTypes: ['Rule'] } } as SearchModelInput['progressiveFilters'];
    const [only] = loosened({ progressiveFilters });
    expect(only?.searchModel.progressiveFilters).toEqual({ Regulation: { regDocumentTypes: [] } });
  });

  it('keeps the types when removing them would find fewer documents', () => {
    expect(getNames({ datasetTypes: [...DISCOVER_DOCUMENT_TYPES] })).toEqual([]);
    expect(getNames({ datasetTypes: ['Person'] })).toEqual([]);
    expect(getNames({ datasetTypes: ['News', 'Person'] })).toEqual([]);
    expect(getNames({ datasetTypes: ['News', 'News'] })).toEqual(['documentTypes']);
  });
});

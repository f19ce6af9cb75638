import { ALL_PROJECTS, type SearchModelInput, searchModelSchema } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { loosenFilters } from './loosen-filters.ts';

const loosened = (model: SearchModelInput) =>
  loosenFilters(searchModelSchema.parse({ rawTextSearch: 'water', ...model }));
const namesOf = (model: SearchModelInput) => loosened(model).map(({ filter }) => filter);
const LAST_WEEK = { name: 'last_7_days' } as const;
const TAG_ID = '01890000-0000-4000-8000-000000000001';

describe('the filters a search can be asked without', () => {
  it('are none of a search that has none', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ progressiveFilters: { Regulation: {}, ResearchDocument: {}, SocialPost: {} } })).toEqual([]);
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
  ] as [string, SearchModelInput][])(
    'are %s where it alone is set, and without it the search has none',
    (name, model) => {
      const [only, ...others] = loosened(model);
      expect(only?.filter).toBe(name);
      expect(others).toEqual([]);
      expect(loosenFilters(searchModelSchema.parse(only?.searchModel))).toEqual([]);
    },
  );

  it('are taken away one at a time: the others and the words stay', () => {
    const model: SearchModelInput = {
      ...{ datasetTypes: ['News'], genericSearch: { byLocation: ['us'], lastUpdatedDateRange: LAST_WEEK } },
      entityMetadata: { priorities: ['High'], positions: ['Oppose'] },
    };
    const all = loosened(model);
    expect(all.map(({ filter }) => filter)).toEqual([
      ...['documentTypes', 'locations', 'lastUpdated', 'priorities', 'positions'],
    ]);
    for (const { filter, searchModel } of all) {
      expect(searchModel.rawTextSearch).toBe('water');
      expect(namesOf(searchModel)).toEqual(all.map((one) => one.filter).filter((other) => other !== filter));
    }
  });

  it('are of both kinds of bills at once where both have them', () => {
    const bills = { genericStatusList: ['Passed'], introducedDateRange: LAST_WEEK };
    const progressiveFilters = {
      ...{ Legislation: { ...bills, activeSessions: false, chamber: ['upper'] }, GlobalLegislation: bills },
    } as SearchModelInput['progressiveFilters'];
    const statuses = loosened({ progressiveFilters }).find(({ filter }) => filter === 'genericStatuses');
    expect(statuses?.searchModel.progressiveFilters).toMatchObject({
      Legislation: { genericStatusList: [], chamber: ['upper'], introducedDateRange: { name: 'last_7_days' } },
      GlobalLegislation: { genericStatusList: [], introducedDateRange: { name: 'last_7_days' } },
    });
  });

  it('add no filters of a type that has none', () => {
    const progressiveFilters = { Regulation: { regDocumentTypes: ['Rule'] } } as SearchModelInput['progressiveFilters'];
    const [only] = loosened({ progressiveFilters });
    expect(only?.searchModel.progressiveFilters).toEqual({ Regulation: { regDocumentTypes: [] } });
  });

  it('are not the types where all of Discover are named, nor where others are: without them fewer would be found', () => {
    expect(namesOf({ datasetTypes: [...DISCOVER_DOCUMENT_TYPES] })).toEqual([]);
    expect(namesOf({ datasetTypes: ['Person'] })).toEqual([]);
    expect(namesOf({ datasetTypes: ['News', 'Person'] })).toEqual([]);
    expect(namesOf({ datasetTypes: ['News', 'News'] })).toEqual(['documentTypes']);
  });
});

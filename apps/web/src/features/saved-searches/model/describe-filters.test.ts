import { ALL_PROJECTS, searchModelSchema } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { describeFilters, isUnrestricted } from './describe-filters.ts';

const TAG = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01';
const GONE = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a02';
const names = { tags: new Map([[TAG, 'Water']]), projects: new Map<string, string>() };
const day = (text: string) => Date.parse(text) / 1000;

describe('describeFilters', () => {
  it('names every filter with all its values', () => {
    const search = searchModelSchema.parse({
      datasetTypes: ['Legislation', 'Regulation'],
      genericSearch: {
        byLocation: ['us', 'us-ca', 'us-ny', 'ca-on'],
        lastUpdatedDateRange: { name: 'custom', startTs: day('2026-05-01'), stopTs: null },
      },
      progressiveFilters: {
        Legislation: {
          genericStatusList: ['Passed', 'Failed'],
          chamber: ['upper'],
          billTypeList: ['Bill'],
          introducedDateRange: { name: 'last_30_days' },
        },
        GlobalLegislation: {
          genericStatusList: ['Considering'],
          billTypeList: ['Resolution'],
          introducedDateRange: { name: 'year_to_date' },
        },
        Regulation: { regDocumentTypes: ['Rule'] },
        ResearchDocument: { researchDocumentTypes: ['CRS'] },
        SocialPost: { socialPlatforms: ['x'], stakeholderTypes: ['legislator'] },
      },
      entityMetadata: { priorities: ['High'], positions: ['Support'], tagIds: [TAG, GONE], projectIds: [GONE] },
    });
    expect(describeFilters(search, names).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Document type: Legislation, Regulation',
      'Jurisdiction: US Federal, California, New York, Ontario',
      'Status (Legislation): Passed, Failed',
      'Bill type (Legislation): Bill',
      'Introduced (Legislation): Last 30 days',
      'Status (Global Legislation): Considering',
      'Bill type (Global Legislation): Resolution',
      'Introduced (Global Legislation): Year to date',
      'Chamber: Upper',
      'Active sessions: Only',
      'Regulation type: Rule',
      'Research type: CRS',
      'Platform: X',
      'Stakeholder type: Legislator',
      'Last updated: May 1, 2026 – …',
      'Priority: High',
      'Position: Support',
      'Tags: Water, a tag that no longer exists',
      'Projects: a project you can’t see',
    ]);
  });

  it.each([
    [{}, true],
    [{ rawTextSearch: ' ' }, true],
    [{ rawTextSearch: '*' }, true],
    [{ rawTextSearch: 'water' }, false],
    [{ textSearch: 'water' }, false],
    [{ datasetTypes: ['News'] }, false],
    [{ entityMetadata: { projectIds: ALL_PROJECTS } }, false],
  ])('says whether %j finds everything: %s', (model, expected) => {
    expect(isUnrestricted(searchModelSchema.parse(model))).toBe(expected);
  });
});

import { SOCIAL_PLATFORMS, STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import type { SocialPostRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../testing/ingest-records.ts';
import { workspaceTest } from '../testing/workspace-test.ts';

const getId = (platform: string, stakeholderType: string) => `post-${platform}-${stakeholderType}`;
/** One post by each kind of author on each platform. */
const POSTS = SOCIAL_PLATFORMS.flatMap((platform) =>
  STAKEHOLDER_TYPES.map((stakeholderType): SocialPostRecord => ({
    kind: 'social-post',
    fusionId: getId(platform, stakeholderType),
    part: 'main',
    authorName: 'Ann Lee',
    text: 'On widgets',
    platform,
    stakeholderType,
    postedTs: Date.parse('2025-03-04T15:00:00Z') / 1e3,
  })),
);

describe('Post filters by platform and author kind', () => {
  const { api, member, ingest } = workspaceTest({ member: 'member' }, { withPipeline: true });
  const search = (filters: object, more: object = {}) =>
    api.call(member.token, 'POST', '/documents/search', {
      searchModel: {
        datasetTypes: ['SocialPost'],
        progressiveFilters: { SocialPost: filters },
      },
      limit: 100,
      ...more,
    });
  const CASES: [string, object, (post: SocialPostRecord) => boolean][] = [
    ['none', {}, () => true],
    ['a platform', { socialPlatforms: ['x'] }, ({ platform }) => platform === 'x'],
    ['a kind of author', { stakeholderTypes: ['agency'] }, (post) => post.stakeholderType === 'agency'],
    [
      'two of each',
      { socialPlatforms: ['x', 'bluesky'], stakeholderTypes: ['agency', 'other'] },
      ({ platform, stakeholderType }) =>
        ['x', 'bluesky'].includes(platform) && ['agency', 'other'].includes(stakeholderType),
    ],
  ];
  const saved = new Map<string, string>();
  /** Searches are saved before the posts are published, so their alerts come from percolation. */
  beforeAll(async () => {
    const projectId = await member.make('/projects', { name: 'Posts' });
    for (const [name, filters] of CASES) {
      const searchModel = { datasetTypes: ['SocialPost'], progressiveFilters: { SocialPost: filters } };
      saved.set(name, await member.make('/savedSearches', { projectId, searchModel }));
    }
    await ingest(testBill(1), ...POSTS);
  });

  it.each(CASES)('%s: return the same posts in search and in alerts', async (name, filters, isFound) => {
    const expected = POSTS.filter(isFound)
      .map(({ fusionId }) => fusionId)
      .toSorted();
    const { body } = await search(filters);
    const { results, total } = body as { results: { fusionId: string }[]; total: number };
    expect(results.map(({ fusionId }) => fusionId).toSorted()).toEqual(expected);
    expect(total).toBe(expected.length);
    const { rows } = await api.deps.database.$client.query<{ fusion_id: string }>(
      `select fusion_id from search_alert_matches join search_alerts using (search_alert_id)
       where saved_search_id = $1`,
      [saved.get(name)],
    );
    expect(rows.map((row) => row.fusion_id).toSorted()).toEqual(expected);
  });

  it('count each value within the other filter', async () => {
    const { body } = await search({ socialPlatforms: ['x', 'bluesky'] }, { facets: true });
    const { facets } = body as { facets: Record<string, { value: string; count: number }[]> };
    const getCounts = (facet: string) =>
      Object.fromEntries((facets[facet] ?? []).map(({ value, count }) => [value, count]));
    const each = <Value extends string>(values: readonly Value[], count: number) =>
      Object.fromEntries(values.map((value) => [value, count]));
    expect(getCounts('socialPlatforms')).toEqual(each(SOCIAL_PLATFORMS, STAKEHOLDER_TYPES.length));
    expect(getCounts('stakeholderTypes')).toEqual(each(STAKEHOLDER_TYPES, 2));
  });

  it.each([
    [{ socialPlatforms: ['myspace'] }],
    [{ stakeholderTypes: ['robot'] }],
    [{ socialPlatforms: 'x' }],
    [{ platformTypes: ['x'] }],
  ])('reject %j in a search and in a saved search', async (filters) => {
    expect(await search(filters)).toMatchObject({ status: 400 });
    const searchModel = { datasetTypes: ['SocialPost'], progressiveFilters: { SocialPost: filters } };
    expect(await api.call(member.token, 'POST', '/savedSearches', { searchModel })).toMatchObject({ status: 400 });
  });
});

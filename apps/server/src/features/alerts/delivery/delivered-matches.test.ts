import { beforeEach, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { createDeliveredMatchesRepository } from './delivered-matches.repository.ts';

const ALL = { after: 0, upTo: Number.MAX_SAFE_INTEGER, limit: 1000 };

describe('Delivery numbers of matches', () => {
  const { api, member } = workspaceTest({ member: 'member' }, { emptied: ['projects', 'search_alerts'] });
  let projectId: string;
  let savedSearchId: string;
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Widgets' });
    savedSearchId = await member.make('/alerts', {
      title: 'All',
      projectId,
      searchModel: { rawTextSearch: 'widget' },
    });
  });

  const number = () => api.deps.database.transaction((tx) => createDeliveredMatchesRepository(tx).numberNew());
  const find = (range: object = {}, organizationId = member.organizationId) =>
    createDeliveredMatchesRepository(api.deps.database).find({ organizationId }, { ...ALL, ...range });
  const documents = async (range: object = {}) => (await find(range)).map(({ documentId }) => documentId);

  /** Inserts matches of these documents, found at the given second. */
  async function match(matchedTs: number, ...documentIds: number[]): Promise<void> {
    await api.deps.database.$client.query(
      `with alerts as (
        insert into search_alerts (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type, discovery_ts, last_match_ts)
        select gen_random_uuid(), $1, $2, n, 'us-119-hr-' || n, 'Legislation', $4, $4 from unnest($5::bigint[]) n
        returning search_alert_id)
      insert into search_alert_matches (organization_id, search_alert_id, saved_search_id, document_version, matched_ts)
      select $1, search_alert_id, $3, 1, $4 from alerts`,
      [member.organizationId, projectId, savedSearchId, matchedTs, documentIds],
    );
  }

  it('are assigned once in order of matching, with later commits after those already numbered', async () => {
    await match(20, 2);
    await match(10, 1);
    expect(await find()).toEqual([]);
    const first = await number();
    expect(await documents()).toEqual([1, 2]);
    expect(await number()).toBe(first);
    // A match with an earlier clock time that was committed later comes after those already delivered.
    await match(5, 3);
    expect(await number()).toBe(first + 1);
    expect(await documents({ after: first })).toEqual([3]);
    expect(await documents({ upTo: first })).toEqual([1, 2]);
    expect(await documents({ limit: 1 })).toEqual([1]);
  });

  it('are assigned only once under concurrency', async () => {
    await match(10, 1, 2, 3, 4, 5, 6, 7, 8);
    await Promise.all(Array.from({ length: 6 }, number));
    const numbers = (await find()).map(({ deliveryNumber }) => deliveryNumber);
    expect(new Set(numbers).size).toBe(8);
  });

  it('are missing until they are assigned', async () => {
    const hasUnnumbered = () => createDeliveredMatchesRepository(api.deps.database).hasUnnumbered();
    expect([await hasUnnumbered(), await number()]).toEqual([false, 0]);
    await match(10, 1);
    expect(await hasUnnumbered()).toBe(true);
    await number();
    expect(await hasUnnumbered()).toBe(false);
  });

  it('are read from either end, and only in the given projects and searches', async () => {
    await match(10, 1);
    await match(20, 2);
    const [of, firstProject, firstSearch] = [{ projectIds: [projectId] }, projectId, savedSearchId];
    projectId = await member.make('/projects', { name: 'Gadgets' });
    const searchModel = { rawTextSearch: 'gadget' };
    savedSearchId = await member.make('/alerts', { title: 'Other', projectId, searchModel });
    await match(30, 3);
    await number();
    expect(await documents({ newestFirst: true, limit: 2 })).toEqual([3, 2]);
    expect(await documents({ newestFirst: true, ...of })).toEqual([2, 1]);
    expect(await documents({ projectIds: [projectId] })).toEqual([3]);
    expect(await documents({ savedSearchIds: [firstSearch] })).toEqual([1, 2]);
    expect(await documents({ savedSearchIds: [firstSearch, savedSearchId] })).toEqual([1, 2, 3]);
    expect(await documents({ projectIds: [firstProject], savedSearchIds: [savedSearchId] })).toEqual([]);
    expect(await documents({ savedSearchIds: [] })).toEqual([]);
  });

  it('exclude deleted and irrelevant matches and other organizations when read', async () => {
    await match(10, 1, 2, 3);
    await number();
    const { $client } = api.deps.database;
    await $client.query('update search_alerts set deleted_ts = 11 where document_id = 1');
    await $client.query('update search_alerts set marked_irrelevant = true where document_id = 2');
    expect(await documents()).toEqual([3]);
    expect(await find({}, 'another')).toEqual([]);
    expect(await documents({ projectIds: [] })).toEqual([]);
    expect(await documents({ savedSearchIds: [savedSearchId] })).toEqual([3]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

/** More alerts than one statement could record activities for with one parameter per value. */
const ALERTS = 12_000;

describe('Tens of thousands of alerts', () => {
  let api: TestApi;
  let member: TestUser;
  let projectId: string;
  let otherProjectId: string;
  let savedSearchId: string;
  beforeAll(async () => {
    api = await createTestApi();
    const organizationId = await api.addOrganization('Ours');
    member = await api.addUser(organizationId, 'member@ours.example', 'member');
    projectId = await post('/projects', { name: 'Widgets' });
    otherProjectId = await post('/projects', { name: 'Gadgets' });
    const searchModel = { rawTextSearch: 'widget' };
    savedSearchId = await post('/alerts', { title: 'All', projectId, searchModel });
    await api.deps.database.$client.query(
      `with alerts as (
        insert into search_alerts (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type, discovery_ts, last_match_ts)
        select gen_random_uuid(), $1, $2, n, 'us-119-hr-' || n, 'Legislation', n, n from generate_series(1, $3::int) n
        returning search_alert_id)
      insert into search_alert_matches (organization_id, search_alert_id, saved_search_id, document_version, matched_ts)
      select $1, search_alert_id, $4, 1, 1 from alerts`,
      [organizationId, projectId, ALERTS, savedSearchId],
    );
    // Gives the planner statistics, as in an installation that grew to this size over weeks.
    await api.deps.database.$client.query('analyze search_alerts, search_alert_matches');
  });
  afterAll(() => api.close());

  const call = (path: string, body: object) => api.call(member.token, 'POST', path, body);
  const post = async (path: string, body: object) => ((await call(path, body)).body as { _id: string })._id;
  const activities = async (eventLabel: string) => {
    const query = 'select count(*)::int as count from alert_activities where event_label = $1';
    return (await api.deps.database.$client.query<{ count: number }>(query, [eventLabel])).rows[0]?.count;
  };

  it('are marked read, moved and deleted in single calls with correct counts in both projects', async () => {
    const marked = await call('/alerts/markSearchAlertsRead', { projectIds: 'allProjects' });
    expect(marked).toMatchObject({ status: 200, body: { counts: { unread: 0 } } });
    expect((marked.body as { changed: unknown[] }).changed).toHaveLength(ALERTS);
    expect(await activities('MARKED_READ')).toBe(ALERTS);

    const moved = await call('/alerts/moveAlertToProject', { savedSearchId, toProjectId: otherProjectId });
    expect(moved).toMatchObject({
      body: {
        moved: ALERTS,
        counts: {
          projects: expect.arrayContaining([
            { projectId, total: 0, unread: 0, irrelevant: 0 },
            { projectId: otherProjectId, total: ALERTS, unread: 0, irrelevant: 0 },
          ]),
          savedSearches: [{ savedSearchId, total: ALERTS, unread: 0 }],
        },
      },
    });
    expect([await activities('REMOVED_FROM_PROJECT'), await activities('ADDED_TO_PROJECT')]).toEqual([ALERTS, ALERTS]);

    await api.deps.database.$client.query('update search_alerts set marked_irrelevant = true');
    const deleted = await call('/alerts/markIrrelevantsDeleted', { projectId: otherProjectId });
    expect(deleted).toMatchObject({ body: { deleted: ALERTS } });
  });
});

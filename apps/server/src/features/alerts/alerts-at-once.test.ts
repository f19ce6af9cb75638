import { beforeEach, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

/** Enough alerts for two changes of all of them to overlap. */
const ALERTS = 200;
const DOCUMENTS = Array.from({ length: ALERTS }, (_, index) => `us-119-hr-${index + 1}`);

describe('Concurrent changes of the same alerts', () => {
  const { api, member } = workspaceTest({ member: 'member' }, { emptied: ['projects', 'search_alerts'] });
  let projects: string[];
  let savedSearchId: string;
  beforeEach(async () => {
    projects = [await member.make('/projects', { name: 'First' }), await member.make('/projects', { name: 'Second' })];
    savedSearchId = await save(projectAt(0));
    await addAlerts(projectAt(0), savedSearchId);
  });

  const call = (path: string, body: object) => api.call(member.token, 'POST', `/alerts/${path}`, body);
  const save = (projectId: string) =>
    member.make('/alerts', { title: 'All', projectId, searchModel: { rawTextSearch: 'widget' } });
  const projectAt = (place: number) => projects[place] ?? '';
  const times = <Each>(count: number, each: (index: number) => Promise<Each>) =>
    Promise.all(Array.from({ length: count }, (_, index) => each(index)));
  const list = async (body: object) =>
    (await call('getSearchAlerts', { ...body, limit: 1 })).body as { total: number; unread: number };

  /** Gives the alerts ids in random order, like alerts found by several searches. */
  async function addAlerts(projectId: string, inSearch: string): Promise<void> {
    await api.deps.database.$client.query(
      `with alerts as (
        insert into search_alerts (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type, discovery_ts, last_match_ts)
        select gen_random_uuid(), $1, $2, n, 'us-119-hr-' || n, 'Legislation', n, n from generate_series(1, $3::int) n
        returning search_alert_id)
      insert into search_alert_matches (organization_id, search_alert_id, saved_search_id, document_version, matched_ts)
      select $1, search_alert_id, $4, 1, 1 from alerts`,
      [member.organizationId, projectId, ALERTS, inSearch],
    );
  }

  it('marks, deletes and restores without conflicts', async () => {
    const projectId = projectAt(0);
    const fetchOptions = DOCUMENTS.map((fusionId) => ({ fusionId, projectId }));
    const answers = await times(24, (index) => {
      const toggleValue = index % 8 < 4;
      switch (index % 4) {
        case 0:
          return call('markDeleted', { fusionIds: DOCUMENTS, projectId });
        case 1:
          return call('restoreDeleted', { fusionIds: DOCUMENTS, projectId });
        case 2:
          return call('toggleSearchAlertRead', { fetchOptions, toggleValue });
        default:
          return call('toggleSearchAlertsIrrelevant', { fetchOptions, toggleValue });
      }
    });
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('counts each deletion exactly once across concurrent answers', async () => {
    const answers = await times(8, () => call('markDeleted', { fusionIds: DOCUMENTS, projectId: projectAt(0) }));
    const deleted = answers.map(({ body }) => (body as { deleted: number }).deleted);
    expect(deleted.toSorted((a, b) => b - a)).toEqual([ALERTS, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('moves alerts back and forth between projects that share documents', async () => {
    await addAlerts(projectAt(1), await save(projectAt(1)));
    const answers = await times(16, (index) =>
      call('moveAlertToProject', {
        fusionIds: DOCUMENTS,
        fromProjectId: projectAt(index % 2),
        toProjectId: projectAt(1 - (index % 2)),
      }),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await list({})).toMatchObject({ total: ALERTS });
  });

  it('keeps a saved search and its alerts in the same project', async () => {
    projects.push(await member.make('/projects', { name: 'Third' }));
    for (let round = 0; round < 3; round += 1) {
      const answers = await times(6, (index) =>
        call('moveAlertToProject', { savedSearchId, toProjectId: projectAt((index + round) % 3) }),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const { body } = await api.call(member.token, 'GET', `/alerts/${savedSearchId}`);
      expect(body).toMatchObject({ total: ALERTS, unread: ALERTS });
      const { projectId } = body as { projectId: string };
      expect(await list({ projectIds: [projectId] })).toMatchObject({ total: ALERTS, unread: ALERTS });
    }
  });
});

import { documents, entityMetadata, projectEntities } from '@rotunda/database';
import { addDays, dayOfJurisdiction, type HearingRecord } from '@rotunda/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

const DAY_SECONDS = 86_400;

describe('Dashboards API', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let member: TestUser;
  let colleague: TestUser;
  let viewer: TestUser;
  let stranger: TestUser;
  let widgets: string;
  let gadgets: string;
  let foreign: string;

  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    const ours = await api.addOrganization('Ours');
    member = await api.addUser(ours, 'member@ours.example', 'member');
    colleague = await api.addUser(ours, 'colleague@ours.example', 'member');
    viewer = await api.addUser(ours, 'viewer@ours.example', 'viewer');
    stranger = await api.addUser(await api.addOrganization('Theirs'), 'member@theirs.example', 'member');
    widgets = await createProject(member, 'Widgets');
    gadgets = await createProject(member, 'Gadgets');
    foreign = await createProject(stranger, 'Theirs');
    await ingestRecords(
      api,
      pipeline,
      testBill(1),
      testBill(2),
      testBill(3, { fusionId: 'us-wy-2026-hb-3', isoCode: 'us-wy', localityExternalId: 'WY HB 3', session: '2026' }),
      testBill(4),
      hearing('tomorrow', 1, ['us-119-hr-1', 'us-119-hr-4']),
      hearing('in-five-days', 5, ['us-wy-2026-hb-3']),
      hearing('in-six-days', 6, ['us-119-hr-1']),
      hearing('yesterday', -1, ['us-119-hr-1']),
      hearing('canceled', 2, ['us-119-hr-1'], 'Canceled'),
    );
    await put(member, widgets, 'us-119-hr-1', 'us-119-hr-2');
    await put(member, gadgets, 'us-119-hr-1', 'us-wy-2026-hb-3');
    await put(stranger, foreign, 'us-119-hr-4');
    await setPriority(member, 'us-119-hr-1', 'High');
    await setPriority(stranger, 'us-119-hr-2', 'Low');
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  async function createProject(user: TestUser, name: string): Promise<string> {
    const answer = await api.call(user.token, 'POST', '/projects', { name });
    return (answer.body as { _id: string })._id;
  }
  async function documentIds(fusionIds: readonly string[]): Promise<number[]> {
    const rows = await api.deps.database.select().from(documents);
    return rows.filter((row) => fusionIds.includes(row.fusionId)).map((row) => row.documentId);
  }
  async function put({ organizationId, userId }: TestUser, projectId: string, ...fusionIds: string[]): Promise<void> {
    const ids = await documentIds(fusionIds);
    expect(ids).toHaveLength(fusionIds.length);
    await api.deps.database
      .insert(projectEntities)
      .values(ids.map((documentId) => ({ organizationId, projectId, documentId, createdBy: userId, createdTs: 1 })));
  }
  async function setPriority({ organizationId, userId }: TestUser, fusionId: string, priority: string): Promise<void> {
    const ids = await documentIds([fusionId]);
    await api.deps.database
      .insert(entityMetadata)
      .values(ids.map((documentId) => ({ organizationId, documentId, priority, updatedBy: userId, updatedTs: 1 })));
  }
  function hearing(id: string, inDays: number, billFusionIds: string[], meetingStatus = 'Scheduled'): HearingRecord {
    const ts = api.deps.clock.now() + inDays * DAY_SECONDS;
    // The day in Washington, which in the first hours of a day in UTC is the day before.
    const date = addDays(dayOfJurisdiction('us', api.deps.clock.nowMs()), inDays);
    return {
      kind: 'hearing',
      fusionId: `hearing-${id}`,
      part: 'main',
      isoCode: 'us',
      eventId: id,
      eventType: 'committee_hearing',
      title: `Hearing ${id}`,
      date,
      ts,
      meetingStatus,
      billFusionIds,
      committees: [{ name: 'Committee on Widgets' }],
    };
  }
  const figures = async (user: TestUser, picture: string, body: object = {}) =>
    api.call(user.token, 'POST', `/projects/dashboard/${picture}`, body);

  it('counts each document once across the visible projects', async () => {
    expect(await figures(member, 'policy-map')).toMatchObject({
      body: {
        results: [
          { isoCode: 'us', count: 2 },
          { isoCode: 'us-wy', name: 'Wyoming', count: 1 },
        ],
        total: 3,
      },
    });
    expect(await figures(member, 'status-chart')).toMatchObject({
      body: { results: [{ status: 'Introduced', count: 3 }] },
    });
    expect(await figures(member, 'bill-priority-chart')).toMatchObject({
      body: {
        results: [
          { priority: 'High', count: 1 },
          { priority: null, count: 2 },
        ],
      },
    });
  });

  it('counts a single project when requested and answers 404 for projects of another organization', async () => {
    expect(await figures(member, 'policy-map', { projectId: widgets })).toMatchObject({ body: { total: 2 } });
    expect(await figures(member, 'policy-map', { projectId: foreign })).toMatchObject({ status: 404 });
    expect(await figures(stranger, 'policy-map')).toMatchObject({
      body: { results: [{ isoCode: 'us', count: 1 }], total: 1 },
    });
    expect(await figures(stranger, 'bill-priority-chart')).toMatchObject({
      body: { results: [{ priority: null, count: 1 }] },
    });
  });

  it('counts workflow cards by column, including empty columns, overall and per project', async () => {
    const board = await api.call(member.token, 'GET', `/projects/${widgets}/workflow/columns`);
    const { results: columns } = board.body as { results: { _id: string; title: string }[] };
    const added = await api.call(member.token, 'POST', '/projects/workflow/add-entities-to-workflow-columns', {
      documentType: 'Legislation',
      fusionIds: ['us-119-hr-1'],
      columnIds: [columns[1]?._id],
      projectIds: [widgets],
    });
    expect(added.status).toBeLessThan(300);
    const counted = await figures(member, 'workflow', { projectId: widgets });
    expect(counted.body).toEqual({
      results: columns.map(({ _id, title }, index) => ({
        projectId: widgets,
        projectName: 'Widgets',
        columnId: _id,
        title,
        count: index === 1 ? 1 : 0,
      })),
      total: 1,
    });
    const all = await figures(member, 'workflow');
    expect(all.body).toMatchObject({ total: 1 });
    expect(JSON.stringify(all.body)).not.toContain(foreign);
    await api.deps.database.$client.query(`delete from workflow_cards`);
  });

  it('lists hearings of today and the next five days with the bills of visible projects', async () => {
    expect(await figures(member, 'committee-hearings')).toMatchObject({
      body: {
        results: [
          {
            fusionId: 'hearing-tomorrow',
            committees: ['Committee on Widgets'],
            bills: [{ fusionId: 'us-119-hr-1', label: 'US HR 1' }],
          },
          { fusionId: 'hearing-in-five-days', bills: [{ fusionId: 'us-wy-2026-hb-3', label: 'WY HB 3' }] },
        ],
        total: 2,
      },
    });
    const ofWidgets = await figures(member, 'committee-hearings', { projectId: widgets });
    expect(ofWidgets).toMatchObject({ body: { total: 1 } });
  });

  it('summarizes projects by priority', async () => {
    await api.deps.database.$client.query(`update projects set priority = 'High' where name = 'Widgets'`);
    const answer = await figures(member, 'project-policy', { limit: 1 });
    expect(answer).toMatchObject({
      body: { results: [{ _id: widgets, priority: 'High', documents: 2, alerts: 0, unread: 0, cards: 0 }], total: 2 },
    });
  });

  describe('Dashboard layouts', () => {
    const save = (user: TestUser, projectId: string | null, layout: object[]) =>
      api.call(user.token, 'PUT', '/projects/dashboard-configuration', { projectId, layout });
    const getLayout = async (user: TestUser, projectId: string | null) => {
      const answer = await api.call(user.token, 'GET', '/projects/dashboard-configuration');
      const { results } = answer.body as {
        results: { projectId: string | null; layout: { widget: string; moduleId: string }[] }[];
      };
      return results.find((one) => one.projectId === projectId)?.layout ?? [];
    };
    const MAP = { widget: 'policyMap', x: 0, y: 0, w: 12, h: 4 };

    it('default to a layout with fresh module ids on each load', async () => {
      const first = await getLayout(member, null);
      const second = await getLayout(member, null);
      expect(first.length).toBeGreaterThan(3);
      expect(second.map(({ widget }) => widget)).toEqual(first.map(({ widget }) => widget));
      expect(new Set([...first, ...second].map(({ moduleId }) => moduleId)).size).toBe(first.length * 2);
      expect(await getLayout(member, foreign)).toEqual([]);
    });

    it('are shared for a project and personal for the home page', async () => {
      expect(await save(member, widgets, [MAP])).toMatchObject({ status: 200, body: { layout: [MAP] } });
      expect(await save(member, null, [MAP])).toMatchObject({ status: 200 });
      expect(await save(member, null, [MAP, { ...MAP, y: 4 }])).toMatchObject({ status: 200 });
      expect(await getLayout(colleague, widgets)).toMatchObject([MAP]);
      expect(await getLayout(member, null)).toHaveLength(2);
      expect((await getLayout(colleague, null)).length).toBeGreaterThan(3);
    });

    it('are not overwritten when another person has changed them', async () => {
      const made = await api.call(member.token, 'POST', '/projects', { name: 'Arranged by two' });
      const { _id: projectId } = made.body as { _id: string };
      const shown = async (of: string | null) =>
        (await getLayout(member, of)).map(({ moduleId: _fresh, ...item }) => item);
      const arrange = (of: string | null, h: number, previousLayout: object[]) =>
        api.call((h % 2 ? member : colleague).token, 'PUT', '/projects/dashboard-configuration', {
          projectId: of,
          layout: [
            {
              ...MAP,
              h,
            },
          ],
          previousLayout,
        });
      // The first round starts from the default, which is not saved; the second from the layout saved by the first.
      for (const heights of [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ]) {
        const previous = await shown(projectId);
        const answers = await Promise.all(heights.map((h) => arrange(projectId, h, previous)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
        const kept = heights[answers.findIndex(({ status }) => status === 200)];
        expect(await shown(projectId)).toEqual([{ ...MAP, h: kept }]);
      }
      const home = await shown(null);
      expect(await arrange(null, 7, home)).toMatchObject({ status: 200 });
      expect(await arrange(null, 9, home)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(await shown(null)).toEqual([{ ...MAP, h: 7 }]);
    });

    it('of a project cannot be changed by viewers or other organizations', async () => {
      expect(await save(viewer, widgets, [])).toMatchObject({ status: 403 });
      expect(await save(stranger, widgets, [])).toMatchObject({ status: 404 });
      expect(await save(viewer, null, [MAP])).toMatchObject({ status: 200 });
      expect(await save(member, widgets, [{ ...MAP, w: 13 }])).toMatchObject({ status: 400 });
      expect(await getLayout(member, widgets)).toMatchObject([MAP]);
    });
  });
});

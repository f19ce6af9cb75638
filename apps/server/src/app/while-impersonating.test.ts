import { FILE_IMPORT_PATH, ROLES, UPLOAD_PATH } from '@rotunda/contract';
import { auditLog, projectActivities } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { type Call, CALLS, sendCall } from './testing/contract-calls.ts';
import { PermissionObjects } from './testing/permission-objects.ts';
import { createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';
import { ingestRecords, testBill } from './testing/ingest-records.ts';

const REFUSED = /acting as someone else/;
/** Calls whose names suggest credentials or users but that only read. */
const ONLY_READS = [
  'feeds.get',
  'apiTokens.findOfOrganization',
  'actions.getCalendarFeed',
  'actions.readCalendarFeed',
  'calendar.findFeeds',
  'calendar.readFeed',
  'identity.getUser',
  'identity.findUsers',
  'documents.getSessionDateRange',
];
/** Calls authorized by the secret of an e-mailed link, regardless of who is signed in; the session is not looked up. */
const BY_LINK = ['identity.requestPasswordReset', 'identity.openPasswordReset', 'identity.resetPassword'];
const OWN_SESSION = ['identity.getSession', 'identity.signOut', 'identity.stopImpersonating', 'identity.signIn'];

describe('Support impersonating an administrator', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let ours: PermissionObjects;
  let support: TestUser;
  let acting: string;

  beforeAll(async () => {
    // With e-mail, administrators can invite people although there are other organizations.
    api = await createTestApi({ environment: { SMTP_URL: 'smtp://localhost:1' } });
    pipeline = await buildPipeline(api.deps);
    ours = await PermissionObjects.create(api, pipeline, 'ours');
    support = await api.addUser(await api.addOrganization('Support'), 'support@help.example', 'viewer', {
      isSupport: true,
    });
    const answer = await api.call(support.token, 'POST', '/auth/impersonate', { email: 'admin@ours.example' });
    acting = (answer.body as { token: string }).token;
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const refused = CALLS.filter(({ needs }) => needs.impersonation === 'refused');

  it('is refused every call about credentials or users that is not read-only', () => {
    const speaking = CALLS.filter(
      ({ name }) =>
        /user|password|session|feed|secret|credential|token|impersonat|apikey/i.test(name) &&
        !OWN_SESSION.includes(name),
    ).map((call) => call.name);
    expect(speaking.length).toBeGreaterThan(5);
    const missing = speaking.filter(
      (name) => ![...ONLY_READS, ...BY_LINK].includes(name) && !refused.some((call) => call.name === name),
    );
    expect(missing).toEqual([]);
  });

  it.each(refused.map((call) => [call.name, call] as const))(
    'is refused %s, which changes nothing',
    async (_, call) => {
      const request = await getRequest(call);
      const before = await usersAndFeeds();
      const answer = await sendCall(api, call, acting, request);
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      // Callers whose own role would allow the call learn why it is refused now; others learn that they may not make it
      // at all.
      if (call.needs.role === 'admin' || call.needs.role === 'viewer') {
        expect(answer.body).toMatchObject({ message: expect.stringMatching(REFUSED) });
      }
      expect(await usersAndFeeds()).toEqual(before);
    },
  );

  it('does not limit the same calls for administrators themselves', async () => {
    const own = ours.users.admin.token;
    const spare = await ours.createOtherUser();
    expect((await api.call(own, 'PATCH', `/users/${spare.userId}`, { firstName: 'Changed' })).status).toBe(200);
    expect((await api.call(own, 'POST', '/calendar-feed')).status).toBe(201);
  });

  it('is recorded next to the administrator in activities and the audit log', async () => {
    await ingestRecords(api, pipeline, testBill(7));
    const made = await api.call(acting, 'POST', '/projects', { name: 'Helped' });
    const projectId = (made.body as { _id: string })._id;
    await api.call(acting, 'POST', '/actions', { name: 'Call', startTime: 0, endTime: 1, projects: [projectId] });
    const [activity] = await api.deps.database
      .select()
      .from(projectActivities)
      .where(eq(projectActivities.projectId, projectId));
    expect(activity).toMatchObject({ userId: ours.users.admin.userId, impersonatorId: support.userId });

    const shown = await api.call(ours.users.member.token, 'GET', `/projects/${projectId}/activity`);
    expect(shown.body).toMatchObject({ results: [{ userName: 'Test admin', impersonatorName: 'Test viewer' }] });

    const bill = { documentType: 'Legislation', fusionId: 'us-119-hr-7' };
    await api.call(acting, 'POST', '/projects/create-project-entities', [{ projectId, ...bill }]);
    const alertsShown = await api.call(
      ours.users.member.token,
      'GET',
      '/alerts/getAllAlertActivitiesForSearchAlert/us-119-hr-7',
    );
    expect(alertsShown.body).toMatchObject({
      alertActivities: [{ eventLabel: 'ADDED_TO_PROJECT', userName: 'Test admin', impersonatorName: 'Test viewer' }],
    });

    await api.call(acting, 'POST', '/comments', { ...bill, text: 'We agree.' });
    await api.call(acting, 'DELETE', '/projects', { projectIds: [projectId] });
    const entries = await api.deps.database.select().from(auditLog).where(eq(auditLog.userId, ours.users.admin.userId));
    for (const action of ['impersonation.started', 'comment.created', 'project.deleted']) {
      expect(entries, action).toContainEqual(expect.objectContaining({ action, impersonatorId: support.userId }));
    }
  });

  const changing = CALLS.filter(
    (call) =>
      call.method !== 'GET' &&
      call.needs.scope !== 'read' &&
      ROLES.some((role) => role === call.needs.role) &&
      // Leaving is recorded in its own words.
      !OWN_SESSION.includes(call.name) &&
      !refused.includes(call),
  );

  it('has calls that change something', () => expect(changing.length).toBeGreaterThan(50));

  it.each(changing.map((call) => [call.name, call] as const))(
    'is recorded for every change, with what was asked and for whom: %s',
    async (name, call) => {
      const { database } = api.deps;
      const answer = await sendCall(api, call, acting, await getRequest(call));
      expect([401, 403], JSON.stringify(answer.body)).not.toContain(answer.status);
      const entries = await database.select().from(auditLog).where(eq(auditLog.action, 'impersonation.call'));
      expect(entries).toContainEqual(
        expect.objectContaining({
          userId: ours.users.admin.userId,
          impersonatorId: support.userId,
          organizationId: ours.organizationId,
          detail: expect.objectContaining({
            call: name,
            summary: expect.any(String),
          }),
        }),
      );
    },
  );

  it('is recorded with the ids of what a call changes, and without values', async () => {
    await api.call(acting, 'POST', '/tags', { name: 'Confidential words' });
    const projectIds = ['5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01'];
    await api.call(acting, 'DELETE', '/projects', { projectIds });
    const entries = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'impersonation.call'));
    expect(entries.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ call: 'projects.delete', ids: projectIds, fields: ['projectIds'] }),
    );
    expect(JSON.stringify(entries)).not.toContain('Confidential words');
  });

  it('is recorded with the ids in lists, in objects of lists and in lists of objects', async () => {
    const [one, other] = ['5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b02', '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b03'];
    const entry = { projectId: one, documentType: 'Legislation', fusionId: 'us-119-hr-9' };
    await api.call(acting, 'DELETE', '/actions', [one, other]);
    await api.call(acting, 'DELETE', '/projects/delete-project-entities', [entry]);
    await api.call(acting, 'POST', '/projects/update-tags', { updates: [{ projectId: one, addTagIds: [other] }] });
    await api.call(acting, 'PATCH', '/actions/tags', { selectedActions: [one], tagsAdded: [other], tagsRemoved: [] });
    const entries = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'impersonation.call'));
    expect(entries.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ call: 'actions.delete', summary: 'actions: delete', ids: [one, other] }),
        expect.objectContaining({
          call: 'projectEntities.delete',
          ids: [one, 'us-119-hr-9'],
          fields: ['projectId', 'documentType', 'fusionId'],
        }),
        expect.objectContaining({ call: 'projectEntities.updateTags', ids: [one, other] }),
        expect.objectContaining({ call: 'actions.updateTags', ids: [one, other] }),
      ]),
    );
  });

  it('is recorded for uploads', async () => {
    const headers = { authorization: `Bearer ${acting}`, 'content-type': 'multipart/form-data; boundary=x' };
    for (const url of [UPLOAD_PATH, FILE_IMPORT_PATH]) {
      await api.app.inject({ method: 'POST', url: `/api${url}`, headers, payload: '--x--' });
    }
    const entries = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'impersonation.call'));
    const summaries = entries.map(({ detail }) => (detail as { summary: string }).summary);
    expect(summaries).toEqual(expect.arrayContaining(['Uploads a file as an attachment', 'Uploads a table to import']));
  });

  it('leaves no such entry for what users do themselves', async () => {
    const count = () => api.deps.database.$count(auditLog, eq(auditLog.action, 'impersonation.call'));
    const before = await count();
    expect((await api.call(ours.users.admin.token, 'POST', '/projects', { name: 'Own' })).status).toBe(201);
    expect(await count()).toBe(before);
  });

  async function getRequest(call: Call) {
    if (call.case === undefined) throw new Error(`${call.name} has no permission case`);
    return call.case.request(ours);
  }

  async function usersAndFeeds(): Promise<unknown> {
    const { rows } = await api.deps.database.$client.query(`
      select (select jsonb_agg(to_jsonb(u) order by u.id) from "user" u) as users,
        (select jsonb_agg(to_jsonb(m) order by m.id) from member m) as members,
        (select jsonb_agg(to_jsonb(f) order by f.feed_id) from calendar_feeds f) as feeds,
        (select jsonb_agg(to_jsonb(f) order by f.feed_id) from search_feeds f) as search_feeds,
        (select jsonb_agg(to_jsonb(w) order by w.webhook_id) from webhooks w) as webhooks,
        (select jsonb_agg(to_jsonb(s) order by s.source) from source_settings s) as sources`);
    return rows;
  }
});

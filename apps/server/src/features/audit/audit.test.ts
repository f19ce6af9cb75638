import { type AuditEntry, contract } from '@rotunda/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { appendAudit } from './audit.commands.ts';

interface Page {
  results: AuditEntry[];
  total: number;
  people: { _id: string; name: string }[];
}

describe('Audit log', () => {
  let api: TestApi;
  let admin: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  let support: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    const organizationId = await api.addOrganization('Ours');
    admin = await api.addUser(organizationId, 'admin@ours.example', 'admin');
    member = await api.addUser(organizationId, 'member@ours.example', 'member');
    const theirs = await api.addOrganization('Theirs');
    stranger = await api.addUser(theirs, 'admin@theirs.example', 'admin');
    support = await api.addUser(theirs, 'support@theirs.example', 'viewer', { isSupport: true });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await emptyTables(api.deps.database.$client, 'audit_log', 'projects', 'tags', 'organization_flags');
    await api.settled();
  });

  async function find(query: Record<string, string | number> = {}, user = admin): Promise<Page> {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const answer = await api.call(user.token, 'GET', `/audit-log?${text}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Page;
  }
  const actions = async (query: Record<string, string | number> = {}, user = admin) =>
    (await find(query, user)).results.map((entry) => entry.action);
  const entry = (action: 'tag.renamed' | 'flags.updated', by: TestUser, createdTs: number, supporter?: TestUser) =>
    appendAudit(
      api.deps.database,
      { ids: api.deps.ids, clock: { now: () => createdTs } },
      { organizationId: by.organizationId, userId: by.userId, impersonatorId: supporter?.userId ?? null },
      { action, subject: 'x' },
    );

  it('lists who did what to whom, newest first, with the names of deleted objects', async () => {
    const project = await api.call(admin.token, 'POST', '/projects', { name: 'Water' });
    const projectId = (project.body as { _id: string })._id;
    await api.call(admin.token, 'PATCH', `/projects/${projectId}`, { users: [admin.userId, member.userId] });
    await api.call(admin.token, 'DELETE', '/projects', { projectIds: [projectId] });
    await api.call(admin.token, 'PATCH', '/flags', { labs: true });
    const tag = await api.call(admin.token, 'POST', '/tags', { name: 'Watch' });
    await api.call(admin.token, 'DELETE', `/tags/${(tag.body as { _id: string })._id}`);
    await api.call(admin.token, 'PATCH', `/users/${member.userId}`, { role: 'viewer' });
    await api.call(member.token, 'POST', '/calendar-feed');
    await api.call(member.token, 'DELETE', '/calendar-feed');
    const { results, total } = await find();
    expect(
      results.map(({ action, userName, subjectName, detail }) => ({ action, userName, subjectName, detail })),
    ).toEqual([
      { action: 'calendar-feed.revoked', userName: 'Test member', subjectName: 'Test member', detail: {} },
      { action: 'calendar-feed.created', userName: 'Test member', subjectName: 'Test member', detail: {} },
      { action: 'user.updated', userName: 'Test admin', subjectName: 'Test member', detail: { role: 'viewer' } },
      { action: 'tag.deleted', userName: 'Test admin', subjectName: null, detail: { name: 'Watch' } },
      { action: 'flags.updated', userName: 'Test admin', subjectName: null, detail: { labs: true } },
      { action: 'project.deleted', userName: 'Test admin', subjectName: null, detail: { name: 'Water' } },
      {
        action: 'project.collaborators-changed',
        userName: 'Test admin',
        subjectName: null,
        detail: { name: 'Water', added: 2, removed: 0, collaborators: 2 },
      },
    ]);
    expect(total).toBe(7);
    expect(results.every((one) => one.impersonatorId === null)).toBe(true);
    await api.call(admin.token, 'PATCH', `/users/${member.userId}`, { role: 'member' });
  });

  it('records nothing for a rejected change', async () => {
    await api.call(admin.token, 'PATCH', `/users/${admin.userId}`, { role: 'viewer' });
    await api.call(admin.token, 'DELETE', '/tags/5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01');
    expect((await find()).total).toBe(0);
  });

  it('filters by actor, including impersonators, by kind and by day', async () => {
    await entry('tag.renamed', admin, 100);
    await entry('flags.updated', admin, 200, support);
    await entry('tag.renamed', member, 300);
    expect(await actions()).toEqual(['tag.renamed', 'flags.updated', 'tag.renamed']);
    expect((await find({ userId: admin.userId })).total).toBe(2);
    expect(await actions({ userId: support.userId })).toEqual(['flags.updated']);
    expect(await actions({ kind: 'settings' })).toEqual(['flags.updated']);
    expect(await actions({ kind: 'content', userId: member.userId })).toEqual(['tag.renamed']);
    expect(await actions({ fromTs: 200, toTs: 200 })).toEqual(['flags.updated']);
    expect(await actions({ fromTs: 301 })).toEqual([]);
    const first = await find({ limit: 1 });
    const second = await find({ limit: 1, skip: 1 });
    expect([first.results[0]?.createdAtTs, second.results[0]?.createdAtTs, first.total]).toEqual([300, 200, 3]);
    // The filter lists outsiders who acted here but not colleagues who did nothing.
    expect(first.people.map((one) => one._id).toSorted()).toEqual(
      [admin.userId, member.userId, support.userId].toSorted(),
    );
    expect((await find({ userId: support.userId })).results).toMatchObject([
      { userName: 'Test admin', impersonatorName: 'Test viewer' },
    ]);
  });

  it('is hidden from other organizations and from members who are not administrators', async () => {
    await entry('tag.renamed', admin, 100);
    expect(await find({}, stranger)).toEqual({ results: [], total: 0, people: [] });
    expect((await api.call(member.token, 'GET', '/audit-log')).status).toBe(403);
    for (const query of ['kind=anything', 'limit=101', 'skip=-1', 'fromTs=x', 'organizationId=o', 'userId=']) {
      expect((await api.call(admin.token, 'GET', `/audit-log?${query}`)).status, query).toBe(400);
    }
  });

  it('cannot be changed or removed through the API', async () => {
    await entry('tag.renamed', admin, 100);
    const written = await find({});
    const [first] = written.results;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const path of ['/audit-log', `/audit-log/${first?._id}`]) {
        expect((await api.call(admin.token, method, path, {})).status, `${method} ${path}`).toBe(404);
      }
    }
    expect(await find({})).toEqual(written);
    expect(Object.values(contract.audit).map((call) => call['~orpc'].route.method)).toEqual(['GET']);
  });

  it('shows no user for entries written by the command line', async () => {
    const { database, ids, clock } = api.deps;
    const by = { organizationId: admin.organizationId, userId: member.userId, impersonatorId: null };
    const detail = { by: 'command line' };
    await appendAudit(database, { ids, clock }, by, { action: 'user.password-reset', subject: member.userId, detail });
    expect((await find()).results).toMatchObject([{ userName: null, subjectName: 'Test member' }]);
  });
});

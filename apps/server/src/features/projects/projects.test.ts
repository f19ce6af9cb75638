import { auditLog, projectCollaborators } from '@rotunda/database';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { TestUser } from '../../app/testing/test-api.ts';

describe('Projects API', () => {
  const { api, ingest, admin, member, other } = workspaceTest(
    { admin: 'admin', member: 'member', other: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'projects', 'tags', 'audit_log'] },
  );

  const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(user.token, method, path, body);
  const create = (name: string, user = member) => user.make('/projects', { name });
  const names = async (user: TestUser, query = '') =>
    ((await call(user, 'GET', `/projects${query}`)).body as { results: { name: string }[] }).results.map(
      (project) => project.name,
    );

  it('returns the board columns from left to right', async () => {
    const ids = [await create('One'), await create('Two')];
    await call(member, 'POST', `/projects/${ids[0] ?? ''}/workflow/columns/create-column/Last`);
    const { results } = (await call(member, 'GET', '/projects')).body as {
      results: { _id: string; columns: object[] }[];
    };
    for (const id of ids) {
      const board = (await call(member, 'GET', `/projects/${id}/workflow/columns`)).body as { results: object[] };
      const columns = board.results.map((column) => ({ ...column, cards: undefined }));
      expect(columns.length).toBeGreaterThan(1);
      expect(results.find((project) => project._id === id)?.columns).toEqual(columns);
      expect((await call(member, 'GET', `/projects/${id}`)).body).toMatchObject({
        columns: results.find((project) => project._id === id)?.columns,
      });
    }
  });

  it('stores trimmed name and impact within their limits', async () => {
    const id = await create('  Widgets  ');
    expect(await call(member, 'GET', `/projects/${id}`)).toMatchObject({
      body: { name: 'Widgets', impact: null, createdBy: member.userId, total: 0, unread: 0, users: [] },
    });
    expect(await call(member, 'PATCH', `/projects/${id}`, { impact: 'x'.repeat(100) })).toMatchObject({ status: 200 });
    expect(await call(member, 'PATCH', `/projects/${id}`, { impact: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { impact: expect.stringContaining('less than 100') } },
    });
    expect(await call(member, 'PATCH', `/projects/${id}`, { impact: null })).toMatchObject({ body: { impact: null } });
    expect(await call(member, 'POST', '/projects', { name: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'Project name must be defined.' } },
    });
  });

  it('shows a project with collaborators only to them, its creator and administrators', async () => {
    const id = await create('Quiet', admin);
    await create('Open', admin);
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: other.organizationId, projectId: id, userId: other.userId });
    expect(await names(other)).toEqual(['Open', 'Quiet']);
    expect(await names(admin)).toEqual(['Open', 'Quiet']);
    expect(await names(member)).toEqual(['Open']);
    for (const [method, path, body] of [
      ['GET', `/projects/${id}`],
      ['GET', `/projects/alerts/${id}`],
      ['PATCH', `/projects/${id}`, { name: 'Loud' }],
      ['DELETE', '/projects', { projectIds: [id] }],
      ['POST', '/alerts', { title: 'In', projectId: id, searchModel: { rawTextSearch: 'x' } }],
    ] as const) {
      expect(await call(member, method, path, body), `${method} ${path}`).toMatchObject({ status: 404 });
    }
    const own = await create('Mine');
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: other.organizationId, projectId: own, userId: other.userId });
    expect(await names(member)).toEqual(['Mine', 'Open']);
  });

  it('searches names literally, ignoring case', async () => {
    for (const name of ['100% tax', '1000 taxes', 'Under_score', 'Underscore']) await create(name);
    expect(await names(member, '?name=100%25')).toEqual(['100% tax']);
    expect(await names(member, '?name=under_')).toEqual(['Under_score']);
    expect(await names(member, '?name=TAX')).toEqual(['100% tax', '1000 taxes']);
    expect(await names(member)).toEqual(['100% tax', '1000 taxes', 'Under_score', 'Underscore']);
    // A blank name is no filter, and blanks around a name do not count.
    expect(await names(member, '?name=%20')).toHaveLength(4);
    expect(await names(member, '?name=%20tax%20')).toHaveLength(2);
    await create('Drive C:\\');
    expect(await names(member, '?name=%5C')).toEqual(['Drive C:\\']);
  });

  it('sorts names by language rules, with both cases together', async () => {
    for (const name of ['beta', 'Zoning', 'Alpha', 'énergie', 'federal']) await create(name);
    expect(await names(member)).toEqual(['Alpha', 'beta', 'énergie', 'federal', 'Zoning']);
  });

  it('deletes of a selection only the projects the person can see', async () => {
    const [open, quiet] = [await create('Open'), await create('Quiet', admin)];
    await call(admin, 'PATCH', `/projects/${quiet}`, { users: [admin.userId] });
    const remove = (...projectIds: string[]) => call(member, 'DELETE', '/projects', { projectIds });
    expect(await remove(quiet, open)).toMatchObject({ status: 200, body: { deletedIds: [open] } });
    expect(await names(admin)).toEqual(['Quiet']);
    expect(await remove(quiet)).toMatchObject({ status: 404 });
    expect(await names(admin)).toEqual(['Quiet']);
  });

  it('deletes a project once under concurrency and audits only the person who deleted it', async () => {
    const ids = [await create('One'), await create('Two')];
    const remove = (user: TestUser, projectIds: string[]) => call(user, 'DELETE', '/projects', { projectIds });
    const users = [admin, member, other, admin, member, other];
    const answers = await Promise.all(
      users.map((user, index) => remove(user, index % 2 === 0 ? ids : ids.toReversed())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    const deleter = users[answers.findIndex(({ status }) => status === 200)];
    const entries = await api.deps.database.select().from(auditLog).orderBy(auditLog.subject);
    expect(entries).toMatchObject(
      ids.toSorted().map((subject) => ({ action: 'project.deleted', subject, userId: deleter?.userId })),
    );
  });

  it('counts alerts without irrelevant and deleted ones, by document type', async () => {
    const projectId = await create('Widgets');
    await call(member, 'POST', '/alerts', { title: 'All', projectId, searchModel: { rawTextSearch: 'widget' } });
    await ingest(testBill(1), testBill(2), testBill(3), testBill(4));
    const key = (number: number) => ({ fusionId: `us-119-hr-${number}`, projectId });
    await call(member, 'POST', '/alerts/toggleSearchAlertRead', { fetchOptions: [key(1)], toggleValue: true });
    await call(member, 'POST', '/alerts/toggleSearchAlertsIrrelevant', { fetchOptions: [key(2)], toggleValue: true });
    await call(member, 'POST', '/alerts/markDeleted', { fusionIds: ['us-119-hr-3'], projectId });
    const counts = { total: 2, unread: 1 };
    expect(await call(member, 'GET', `/projects/${projectId}`)).toMatchObject({ body: counts });
    expect(await call(member, 'GET', `/projects/alerts/${projectId}`)).toMatchObject({
      body: { ...counts, results: [{ title: 'All', ...counts }] },
    });
    const all = '/projects/alerts/org/all-projects-with-counts';
    expect(await call(member, 'GET', all)).toMatchObject({
      body: { total: 1, results: [{ _id: projectId, ...counts }] },
    });
    expect(await call(member, 'GET', `${all}?document_types=Regulation`)).toMatchObject({
      body: { results: [{ _id: projectId, total: 0, unread: 0 }] },
    });
    expect(await call(member, 'GET', `${all}?document_types=Regulation&document_types=Legislation`)).toMatchObject({
      body: { results: [counts] },
    });
  });

  it('deletes a project with its content and stops matching its saved searches', async () => {
    const projectId = await create('Widgets');
    const keptId = await create('Kept');
    for (const id of [projectId, keptId]) {
      await call(member, 'POST', '/alerts', { title: 'All', projectId: id, searchModel: { rawTextSearch: 'widget' } });
    }
    await ingest(testBill(1));
    expect(await call(member, 'DELETE', '/projects', { projectIds: [projectId] })).toMatchObject({
      body: { deletedIds: [projectId] },
    });
    await ingest(testBill(2));
    expect(await call(member, 'POST', '/alerts/getSearchAlerts', {})).toMatchObject({
      body: { total: 2, results: [{ projectId: keptId }, { projectId: keptId }] },
    });
    expect(await call(member, 'GET', '/savedSearches')).toMatchObject({ body: { total: 1 } });
    expect(await call(member, 'DELETE', '/projects', { projectIds: [projectId] })).toMatchObject({ status: 404 });
  });
});

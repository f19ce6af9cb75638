import { auditLog, events } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { findClosedProjects } from './closed-projects.repository.ts';
import { findProjectAudience } from './project-audience.repository.ts';

describe('Project members', () => {
  const { api, admin, member, other } = workspaceTest(
    { admin: 'admin', member: 'member', other: 'member' },
    { emptied: ['projects', 'tags'] },
  );
  beforeEach(async () => {
    await call(admin, 'PATCH', '/flags', { hourlyEmails: false });
    await entitle(true);
  });

  const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(user.token, method, path, body);
  const create = (user: TestUser, name = 'Widgets') => user.make('/projects', { name });
  const entitle = (USFederal: boolean) =>
    call(admin, 'PATCH', `/organizations/${admin.organizationId}`, { entitlements: { USFederal, USStateList: [] } });
  const seen = async (user: TestUser) => ((await call(user, 'GET', '/projects')).body as { total: number }).total;

  it('must be active users of the organization', async () => {
    const id = await create(member);
    const elsewhere = await api.addUser(await api.addOrganization('Theirs'), 'them@theirs.example', 'member');
    const left = await api.addUser(admin.organizationId, 'left@ours.example', 'member');
    await call(member, 'PATCH', `/projects/${id}`, { users: [member.userId, left.userId] });
    await call(admin, 'PATCH', `/users/${left.userId}`, { isActive: false });
    for (const userId of [elsewhere.userId, 'nobody']) {
      expect(await call(member, 'PATCH', `/projects/${id}`, { users: [member.userId, userId] })).toMatchObject({
        status: 400,
        body: { fields: { users: expect.stringContaining('active users') } },
      });
    }
    // A collaborator who was deactivated stays until removed, and cannot be added again.
    const both = { users: [member.userId, left.userId].toSorted() };
    expect(await call(member, 'PATCH', `/projects/${id}`, both)).toMatchObject({ status: 200, body: both });
    await call(member, 'PATCH', `/projects/${id}`, { users: [member.userId] });
    expect(await call(member, 'PATCH', `/projects/${id}`, both)).toMatchObject({ status: 400 });
  });

  it('cannot lock themselves out with the list of collaborators', async () => {
    const id = await create(admin);
    expect(await call(member, 'PATCH', `/projects/${id}`, { users: [other.userId] })).toMatchObject({
      status: 400,
      body: { fields: { users: expect.stringContaining('would lose access') } },
    });
    expect(await call(member, 'PATCH', `/projects/${id}`, { users: [other.userId, member.userId] })).toMatchObject({
      status: 200,
    });
    expect(await call(admin, 'PATCH', `/projects/${id}`, { users: [other.userId] })).toMatchObject({ status: 200 });
    expect(await seen(member)).toBe(0);
  });

  it('lose sight of a project they leave until they are added again', async () => {
    const id = await create(member);
    for (const user of [member, admin]) {
      expect(await call(user, 'DELETE', `/projects/${id}/members/me`)).toMatchObject({ status: 200 });
      expect(await call(user, 'GET', `/projects/${id}`)).toMatchObject({ status: 404 });
      expect(await seen(user)).toBe(0);
      expect(await call(user, 'GET', '/projects/get-projects-member-settings')).toMatchObject({
        body: { results: [{ projectId: id, removed: true }] },
      });
    }
    expect(await call(other, 'GET', `/projects/${id}`)).toMatchObject({ status: 200, body: { users: [] } });
    await call(other, 'PATCH', `/projects/${id}`, { users: [other.userId, member.userId] });
    expect([await seen(member), await seen(admin)]).toEqual([1, 0]);
  });

  it('choose their own e-mail settings', async () => {
    const id = await create(member);
    const chosen = { alertEmailFrequency: 'Never', updateEmailFrequency: 'Weekly' };
    expect(await call(member, 'PATCH', `/projects/${id}/members/me`, chosen)).toMatchObject({
      status: 200,
      body: { ...chosen, updateEmailContent: { pn_content: true, cq_content: true }, removed: false },
    });
    expect(await call(member, 'PATCH', `/projects/${id}`, { alertEmailFrequency: '4-Hourly' })).toMatchObject({
      body: { alertEmailFrequency: '4-Hourly', updateEmailFrequency: 'Weekly' },
    });
    expect(await call(other, 'GET', `/projects/${id}`)).toMatchObject({
      body: { alertEmailFrequency: 'Daily', updateEmailFrequency: 'Daily' },
    });
  });

  it('keep some content switched on, and CQ content only with the entitlement', async () => {
    const id = await create(member);
    const set = (pn_content: boolean, cq_content: boolean) =>
      call(member, 'PATCH', `/projects/${id}/members/me`, { updateEmailContent: { pn_content, cq_content } });
    expect(await set(false, true)).toMatchObject({ status: 200 });
    expect(await set(false, false)).toMatchObject({
      status: 400,
      body: { fields: { updateEmailContent: expect.any(String) } },
    });
    await entitle(false);
    expect(await call(member, 'GET', `/projects/${id}`)).toMatchObject({
      body: { updateEmailContent: { pn_content: true, cq_content: false } },
    });
    expect(await set(true, true)).toMatchObject({ status: 400 });
    expect(await set(true, false)).toMatchObject({ status: 200 });
  });

  it('keep the frequencies they were shown when they first change the content of a project', async () => {
    await call(member, 'PATCH', '/projects/members/me', { alertEmailFrequency: 'Never' });
    const id = await create(member);
    const updateEmailContent = { pn_content: true, cq_content: false };
    const shown = { alertEmailFrequency: 'Never', updateEmailFrequency: 'Daily', updateEmailContent };
    expect(await call(member, 'PATCH', `/projects/${id}/members/me`, { updateEmailContent })).toMatchObject({
      status: 200,
      body: shown,
    });
    await call(member, 'PATCH', '/projects/members/me', { alertEmailFrequency: 'Daily' });
    expect(await call(member, 'GET', `/projects/${id}`)).toMatchObject({
      body: { ...shown, alertEmailFrequency: 'Daily' },
    });
  });

  it('hear alone of changes to their own settings', async () => {
    const id = await create(member);
    const told = async () => {
      const rows = await api.deps.database.delete(events).returning();
      return rows.map(({ topic, userId, payload }) => [topic, userId, payload]);
    };
    await told();
    const onlyMember = [['projects.changed', member.userId, { projectId: [id] }]];
    await call(member, 'PATCH', `/projects/${id}/members/me`, { alertEmailFrequency: 'Weekly' });
    expect(await told()).toEqual(onlyMember);
    await call(member, 'DELETE', `/projects/${id}/members/me`);
    expect(await told()).toEqual(onlyMember);
  });

  it('are audited when their list changes, with how many were added and removed', async () => {
    const id = await create(member);
    const audited = async (...users: string[]) => {
      await call(member, 'PATCH', `/projects/${id}`, { users });
      const rows = await api.deps.database.delete(auditLog).where(eq(auditLog.subject, id)).returning();
      return rows.map(({ detail }) => detail);
    };
    const name = 'Widgets';
    expect(await audited(member.userId, other.userId, other.userId)).toEqual([
      { name, added: 2, removed: 0, collaborators: 2 },
    ]);
    expect(await audited(other.userId, member.userId)).toEqual([]);
    expect(await audited(member.userId, admin.userId)).toEqual([{ name, added: 1, removed: 1, collaborators: 2 }]);
    expect(await audited()).toEqual([{ name, added: 0, removed: 2, collaborators: 0 }]);
  });

  it('can choose hourly e-mails only with the flag', async () => {
    const id = await create(member);
    const hourly = { alertEmailFrequency: 'Hourly' };
    expect(await call(member, 'PATCH', `/projects/${id}/members/me`, hourly)).toMatchObject({
      status: 403,
      body: { code: 'FEATURE_OFF' },
    });
    await call(admin, 'PATCH', '/flags', { hourlyEmails: true });
    expect(await call(member, 'PATCH', `/projects/${id}/members/me`, hourly)).toMatchObject({ status: 200 });
  });

  it('need to collaborate to choose settings, even as administrators', async () => {
    const id = await create(member);
    await call(member, 'PATCH', `/projects/${id}`, { users: [member.userId] });
    expect(await call(admin, 'PATCH', `/projects/${id}/members/me`, { alertEmailFrequency: 'Never' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });

  it('filter projects by priority and never match projects without a priority', async () => {
    const [high, low] = [await create(member, 'B'), await create(member, 'a')];
    await create(member, 'None');
    await call(member, 'PATCH', `/projects/${high}`, { priority: 'High', description: 'Why' });
    await call(member, 'PATCH', `/projects/${low}`, { priority: 'Low' });
    const named = async (query: string) =>
      ((await call(member, 'GET', `/projects${query}`)).body as { results: { name: string }[] }).results.map(
        (one) => one.name,
      );
    expect(await named('?priority=High')).toEqual(['B']);
    expect(await named('?priority=High&priority=Low')).toEqual(['a', 'B']);
    expect(await call(member, 'GET', '/projects?priority=')).toMatchObject({ status: 400 });
    await call(member, 'PATCH', `/projects/${high}`, { priority: null });
    expect(await call(member, 'GET', `/projects/${high}`)).toMatchObject({
      body: { priority: null, description: 'Why' },
    });
  });

  it('add missing tags and remove listed tags in both forms of the call', async () => {
    const ids = [await create(member, 'One'), await create(member, 'Two')];
    const [one = '', two = ''] = ids;
    const tag = (name: string) => member.make('/tags', { name });
    const [red, blue] = [await tag('Red'), await tag('Blue')];
    const getTags = async (id: string) =>
      ((await call(member, 'GET', `/projects/${id}`)).body as { tags: { name: string }[] }).tags.map((t) => t.name);
    await call(member, 'PATCH', '/projects/tags', { projectIds: ids, tagsAdded: [red, blue] });
    await call(member, 'PATCH', '/projects/tags', { projectIds: [one], tagsAdded: [red], tagsRemoved: [blue] });
    expect([await getTags(one), await getTags(two)]).toEqual([['Red'], ['Blue', 'Red']]);
    await call(member, 'POST', '/projects/update-tags', {
      updates: [
        { projectId: one, addTagIds: [blue], removeTagIds: [red] },
        { projectId: two, removeTagIds: [red, blue] },
      ],
    });
    expect([await getTags(one), await getTags(two)]).toEqual([['Blue'], []]);
    // One unknown tag or hidden project refuses the whole change.
    const hidden = await create(admin, 'Hidden');
    await call(admin, 'PATCH', `/projects/${hidden}`, { users: [admin.userId] });
    const unknown = '00000000-0000-4000-8000-000000000001';
    for (const wrong of [{ projectIds: [one, hidden] }, { tagsAdded: [red, unknown] }, { tagsRemoved: [unknown] }]) {
      const change = { projectIds: [one], tagsAdded: [red], ...wrong };
      expect(await call(member, 'PATCH', '/projects/tags', change)).toMatchObject({ status: 404 });
    }
    expect(await getTags(one)).toEqual(['Blue']);
  });

  it('are recorded as the actor of project activity regardless of the request', async () => {
    const id = await create(member);
    const entityId = '00000000-0000-4000-8000-000000000001';
    const record = (action: string) =>
      call(member, 'PATCH', '/projects/activity/update', {
        projectIds: [id, id],
        activity: { userId: other.userId, action, entityLabel: 'Action', entityId, entityType: 'action' },
      });
    await record('created');
    await record('deleted');
    expect(await call(member, 'GET', `/projects/${id}/activity?limit=1`)).toMatchObject({
      body: { total: 2, results: [{ userId: member.userId, action: 'deleted', entityId, entityName: null }] },
    });
  });

  it('find a project closed only when it is confidential and not theirs', async () => {
    const [open, own] = [await create(admin, 'Open'), await create(member, 'Own')];
    const [theirs, left] = [await create(admin, 'Theirs'), await create(admin, 'Left')];
    await call(member, 'PATCH', `/projects/${own}`, { users: [member.userId] });
    await call(admin, 'PATCH', `/projects/${theirs}`, { users: [other.userId] });
    await call(member, 'DELETE', `/projects/${left}/members/me`);
    const closedTo = async ({ userId, organizationId }: TestUser, role: Actor['role'] = 'member') => {
      const actor: Actor = {
        userId,
        organizationId,
        role,
        flags: readFlags({}),
        impersonatorId: null,
        isSupport: false,
        isOperator: false,
        apiToken: null,
      };
      return (await findClosedProjects(api.deps.database, actor, [open, own, theirs, left, randomUUID()])).toSorted();
    };
    expect(await closedTo(member)).toEqual([theirs]);
    expect(await closedTo(other)).toEqual([own]);
    expect(await closedTo(admin, 'admin')).toEqual([]);
    // Projects of another organization count as missing ones.
    expect(await closedTo({ ...member, organizationId: 'another' })).toEqual([]);
  });

  it('hear of a confidential project while they are active and may see it, even after they left it', async () => {
    const open = await create(member, 'Open');
    const closed = await create(member, 'Closed');
    const idle = await api.addUser(admin.organizationId, 'idle@ours.example', 'admin');
    await call(admin, 'PATCH', `/users/${idle.userId}`, { isActive: false });
    await call(member, 'PATCH', `/projects/${closed}`, { users: [other.userId] });
    await call(other, 'DELETE', `/projects/${closed}/members/me`);
    const audience = (organizationId: string, ...projectIds: string[]) =>
      findProjectAudience(api.deps.database, organizationId, projectIds);
    const told = await audience(admin.organizationId, open, closed);
    expect(told.filter(({ userId }) => userId === null)).toEqual([{ userId: null, projectIds: [open] }]);
    const persons = told.flatMap(({ userId, projectIds }) => (projectIds.includes(closed) ? [userId] : []));
    expect(persons.toSorted()).toEqual([admin.userId, member.userId, other.userId].toSorted());
    expect(await audience('another', open, closed)).toEqual([]);
    expect(await audience(admin.organizationId)).toEqual([]);
  });
});

import { ALL_PROJECTS } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPipeline } from '../build-pipeline.ts';
import { ingestRecords, testBill } from '../testing/ingest-records.ts';
import { workspaceTest } from '../testing/workspace-test.ts';
import type { TestUser } from '../testing/test-api.ts';

describe('Saved search filtered by a confidential project', () => {
  const { api, pipeline, ingest, admin, other } = workspaceTest(
    { admin: 'admin', other: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'projects', 'saved_searches'] },
  );
  let owner: TestUser;
  let shared: string;
  let confidential: string;
  /**
   * Each test has its own owner, because some change the owner's role, and puts the only document in the confidential
   * project.
   */
  beforeEach(async () => {
    version = 0;
    owner = await api.addUser(admin.organizationId, `owner-${api.deps.ids.newId()}@ours.example`, 'member');
    shared = await owner.make('/projects', { name: 'Shared' });
    confidential = await admin.make('/projects', { name: 'Confidential' });
    await ingest(testBill(1));
    await addBill(admin, confidential);
  });

  const call = (user: TestUser, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(user.token, method, path, body);
  const addBill = (user: TestUser, projectId: string) =>
    call(user, 'POST', '/projects/create-project-entities', {
      entities: [{ projectId, fusionId: 'us-119-hr-1', documentType: 'Legislation' }],
    });
  const filter = (...projectIds: string[]) => ({ rawTextSearch: 'widget', entityMetadata: { projectIds } });
  const save = (...projectIds: string[]) =>
    owner.make('/savedSearches', { projectId: shared, searchModel: filter(...projectIds) });
  const restrictTo = (...users: TestUser[]) =>
    call(admin, 'PATCH', `/projects/${confidential}`, { users: users.map((user) => user.userId) });
  let version = 0;
  /** @returns Whether a new version of the document raises an alert. */
  const alertsOnChange = async (savedSearchId: string, through = pipeline): Promise<boolean> => {
    const { database } = api.deps;
    await database.$client.query('delete from search_alerts');
    version += 1;
    await ingestRecords(api, through, testBill(1, { title: `A widget bill, as amended ${version} times` }));
    const { rowCount } = await database.$client.query('select from search_alert_matches where saved_search_id = $1', [
      savedSearchId,
    ]);
    return rowCount === 1;
  };

  it('stops matching, in alerts and in search, while its owner has no access', async () => {
    await restrictTo(admin, owner);
    const id = await save(confidential);
    expect(await alertsOnChange(id)).toBe(true);
    await restrictTo(admin, other);
    expect(await alertsOnChange(id)).toBe(false);
    expect(await call(owner, 'POST', '/documents/search', { searchModel: filter(confidential) })).toMatchObject({
      status: 200,
      body: { total: 0 },
    });
    await restrictTo(admin, owner);
    expect(await alertsOnChange(id)).toBe(true);
  });

  it('stays without matches in a worker that starts later', async () => {
    const id = await save(confidential);
    await restrictTo(admin);
    const later = await buildPipeline(api.deps);
    expect(await alertsOnChange(id, later)).toBe(false);
    await later.stop();
  });

  it('keeps matching through the other projects in its filter', async () => {
    await restrictTo(admin);
    const id = await save(confidential, shared);
    expect(await alertsOnChange(id)).toBe(false);
    await addBill(owner, shared);
    expect(await alertsOnChange(id)).toBe(true);
  });

  it('matches through all projects its owner can see, including projects created later', async () => {
    await restrictTo(admin);
    const searchModel = { ...filter(), entityMetadata: { projectIds: ALL_PROJECTS } };
    const id = await owner.make('/savedSearches', { projectId: shared, searchModel });
    expect(await alertsOnChange(id)).toBe(false);
    await addBill(admin, await admin.make('/projects', { name: 'Open to all' }));
    expect(await alertsOnChange(id)).toBe(true);
    expect((await call(other, 'PATCH', `/savedSearches/${id}`, { searchModel })).status).toBe(400);
  });

  it('stops matching when its owner leaves the project', async () => {
    const id = await save(confidential);
    expect(await alertsOnChange(id)).toBe(true);
    await call(owner, 'DELETE', `/projects/${confidential}/members/me`);
    expect(await alertsOnChange(id)).toBe(false);
  });

  it('stops matching when its owner is no longer an administrator', async () => {
    await restrictTo(admin);
    const setRole = (role: string) => call(admin, 'PATCH', `/users/${owner.userId}`, { role });
    await setRole('admin');
    const id = await save(confidential);
    expect(await alertsOnChange(id)).toBe(true);
    await setRole('member');
    expect(await alertsOnChange(id)).toBe(false);
  });

  it('cannot be given a project filter by a user who does not see the project', async () => {
    await restrictTo(admin, owner);
    const id = await save();
    expect(await call(other, 'PATCH', `/savedSearches/${id}`, { searchModel: filter(confidential) })).toMatchObject({
      status: 400,
      body: { fields: { searchModel: expect.stringContaining('project') } },
    });
    expect((await call(owner, 'PATCH', `/savedSearches/${id}`, { searchModel: filter(confidential) })).status).toBe(
      200,
    );
    expect((await call(other, 'PATCH', `/savedSearches/${id}`, { title: 'Ours' })).status).toBe(200);
  });
});

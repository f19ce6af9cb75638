import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { type EntityKey, findNamedEntities } from './named-entities.repository.ts';

const bill = (number: number) => `us-119-hr-${number}`;
const link = (projectId: string, number: number) => ({
  projectId,
  fusionId: bill(number),
  documentType: 'Legislation',
});

describe('Project documents', () => {
  const { api, ingest, member, admin } = workspaceTest(
    { member: 'member', admin: 'admin' },
    {
      withPipeline: true,
      emptied: [
        'documents',
        'source_facts',
        'document_changes',
        'projects',
        'tags',
        'entity_metadata',
        'alert_activities',
      ],
    },
  );
  beforeEach(() => ingest(testBill(1), testBill(2), testBill(3)));

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, user = member) =>
    api.call(user.token, method, path, body);
  const create = (name: string) => member.make('/projects', { name });
  const find = (projectId: string, query: object = {}) =>
    call('POST', '/projects/get-project-entities', { projectId, ...query });
  const found = async (projectId: string, query: object = {}) =>
    ((await find(projectId, query)).body as { results: { fusionId: string }[] }).results.map((one) => one.fusionId);

  it('are added and removed once, with an entry in the activity of the document', async () => {
    const projectId = await create('Widgets');
    const entities = [link(projectId, 1), link(projectId, 2)];
    expect(await call('POST', '/projects/create-project-entities', { entities })).toMatchObject({
      status: 201,
      body: { created: 2 },
    });
    expect(await call('POST', '/projects/create-project-entities', { entities })).toMatchObject({
      body: { created: 0 },
    });
    expect(await call('DELETE', '/projects/delete-project-entities', { entities: [link(projectId, 1)] })).toMatchObject(
      {
        body: { deleted: 1 },
      },
    );
    expect(await found(projectId)).toEqual([bill(2)]);
    const activities = await call('GET', `/alerts/getAllAlertActivitiesForSearchAlert/${bill(1)}`);
    expect(activities.body).toMatchObject({
      alertActivities: [{ eventLabel: 'REMOVED_FROM_PROJECT' }, { eventLabel: 'ADDED_TO_PROJECT' }],
    });
  });

  it('are changed all together or not at all', async () => {
    const projectId = await create('Widgets');
    const path = '/projects/change-project-entities';
    for (const wrong of [link(projectId, 99), { ...link(projectId, 2), documentType: 'Regulation' }]) {
      expect(await call('POST', path, { create: [link(projectId, 1), wrong] })).toMatchObject({ status: 404 });
    }
    expect(await found(projectId)).toEqual([]);
    await call('POST', path, { create: [link(projectId, 1)] });
    expect(await call('POST', path, { create: [link(projectId, 2)], delete: [link(projectId, 1)] })).toMatchObject({
      body: { created: 1, deleted: 1 },
    });
    expect(await found(projectId)).toEqual([bill(2)]);
  });

  it('name only visible projects on their cards', async () => {
    const open = await create('Everyone');
    const closed = await admin.make('/projects', { name: 'Confidential' });
    await call('PATCH', `/projects/${closed}`, { users: [admin.userId] }, admin);
    for (const [projectId, user] of [
      [open, member],
      [closed, admin],
    ] as const) {
      await call('POST', '/projects/create-project-entities', { entities: [link(projectId, 1)] }, user);
    }
    const named = async (user: TestUser) => {
      const names = (body: unknown) =>
        (body as { metadata: { projects: { name: string }[] } }).metadata.projects.map(({ name }) => name);
      const [card] = (await call('POST', '/documents/cards/fetch-by-ids', { fusionIds: [bill(1)] }, user))
        .body as unknown[];
      const page = await call('GET', `/documents/legislation/${bill(1)}`, undefined, user);
      return [names(card), names(page.body)];
    };
    expect(await named(admin)).toEqual([
      ['Confidential', 'Everyone'],
      ['Confidential', 'Everyone'],
    ]);
    expect(await named(member)).toEqual([['Everyone'], ['Everyone']]);
  });

  it('are removed from the board of the project, but not from other boards', async () => {
    const ids = [await create('One'), await create('Two')];
    const columns = async (projectId: string) =>
      (
        (await call('GET', `/projects/${projectId}/workflow/columns`)).body as {
          results: { _id: string; cards: object[] }[];
        }
      ).results;
    for (const projectId of ids) {
      await call('POST', '/projects/workflow/add-entities-to-workflow-columns', {
        documentType: 'Legislation',
        fusionIds: [bill(1), bill(2)],
        columnIds: [(await columns(projectId))[0]?._id],
        projectIds: [projectId],
      });
    }
    const [one = '', two = ''] = ids;
    await call('DELETE', '/projects/delete-project-entities', { entities: [link(one, 1)] });
    expect((await columns(one))[0]?.cards).toEqual([{ fusionId: bill(2), documentType: 'Legislation', ownerId: null }]);
    expect((await columns(two))[0]?.cards).toHaveLength(2);
  });

  it('are found by text, priority, position and tag, sorted, with totals by type', async () => {
    const projectId = await create('Widgets');
    await ingest(testBill(4, { title: 'Zebra crossings of 100% paint' }));
    await call('POST', '/projects/create-project-entities', {
      entities: [1, 2, 3, 4].map((number) => link(projectId, number)),
    });
    const { _id: tagId } = (await call('POST', '/tags', { name: 'Urgent' })).body as { _id: string };
    await call('POST', '/entity-metadata', {
      changes: [
        { fusionId: bill(1), documentType: 'Legislation', priority: 'Low', position: 'Support' },
        { fusionId: bill(3), documentType: 'Legislation', priority: 'High', addTagIds: [tagId] },
      ],
    });
    expect(await found(projectId, { searchText: '100% PAINT' })).toEqual([bill(4)]);
    expect(await found(projectId, { searchText: '%' })).toEqual([bill(4)]);
    expect(await found(projectId, { priorities: ['Low'] })).toEqual([bill(1)]);
    expect(await found(projectId, { positions: ['Support', 'Oppose'] })).toEqual([bill(1)]);
    expect(await found(projectId, { tagIds: [tagId] })).toEqual([bill(3)]);
    // Documents without a priority come last in both directions, the latest stored first.
    expect(await found(projectId, { sortBy: 'priority' })).toEqual([3, 1, 4, 2].map(bill));
    expect(await found(projectId, { sortBy: 'priority', sortOrder: 'asc' })).toEqual([1, 3, 4, 2].map(bill));
    expect((await found(projectId, { sortBy: 'title' }))[0]).toBe(bill(4));
    expect(await found(projectId, { searchText: ' us hr 2 ' })).toEqual([bill(2)]);
    expect(await found(projectId, { priorities: ['Low', 'High'], tagIds: [tagId] })).toEqual([bill(3)]);
    expect(await found(projectId, { priorities: ['Low'], tagIds: [tagId] })).toEqual([]);
    expect(await find(projectId, { documentTypes: ['Regulation'] })).toMatchObject({
      body: { results: [], total: 0, byType: [{ documentType: 'Legislation', total: 4 }] },
    });
    expect(await found(projectId, { skip: 1, limit: 2, sortBy: 'title', sortOrder: 'asc' })).toHaveLength(2);
  });

  it('are immediately available to the filters of Discover', async () => {
    const projectId = await create('Widgets');
    const { _id: tagId } = (await call('POST', '/tags', { name: 'Urgent' })).body as { _id: string };
    await call('POST', '/projects/create-project-entities', { entities: [link(projectId, 2)] });
    const change = { fusionId: bill(2), documentType: 'Legislation' };
    await call('POST', '/entity-metadata', {
      changes: [{ ...change, priority: 'High', position: 'Oppose', addTagIds: [tagId] }],
    });
    const search = async (entityMetadata: object) =>
      (await call('POST', '/documents/search', { searchModel: { entityMetadata } })).body;
    for (const filter of [
      { projectIds: [projectId] },
      { priorities: ['High'] },
      { positions: ['Oppose'] },
      { tagIds: [tagId] },
    ]) {
      expect(await search(filter), JSON.stringify(filter)).toMatchObject({ total: 1 });
    }
    await call('POST', '/entity-metadata', {
      changes: [{ ...change, priority: null, position: null, removeTagIds: [tagId] }],
    });
    await call('DELETE', '/projects/delete-project-entities', { entities: [link(projectId, 2)] });
    expect(await search({ priorities: ['High'] })).toMatchObject({ total: 0 });
    expect(await search({ projectIds: [projectId] })).toMatchObject({ total: 0 });
  });

  it('list only projects the person can see, limited to those requested', async () => {
    const open = await create('Open');
    const { _id: quiet } = (await call('POST', '/projects', { name: 'Quiet' }, admin)).body as { _id: string };
    await call('PATCH', `/projects/${quiet}`, { users: [admin.userId] }, admin);
    await call('POST', '/projects/create-project-entities', { entities: [link(open, 1), link(quiet, 1)] }, admin);
    const getProjects = async (user: TestUser) =>
      (
        (await call('POST', '/entity-metadata/fetch-by-ids', { fusionIds: [bill(1)] }, user)).body as {
          results: { projectIds: string[] }[];
        }
      ).results.map((one) => one.projectIds);
    expect(await getProjects(member)).toEqual([[open]]);
    expect((await getProjects(admin))[0]).toHaveLength(2);
    const asked = { projectIds: [quiet], fusionIds: [bill(1)] };
    expect(await call('POST', '/projects/get-entity-metadata', asked, admin)).toMatchObject({
      body: { results: [{ projectIds: [quiet] }] },
    });
  });

  it('are named in the order asked for, once, with the visible projects that contain them', async () => {
    const [open, other] = [await create('Open'), await create('Other')];
    const hidden = await admin.make('/projects', { name: 'Hidden' });
    await call('PATCH', `/projects/${hidden}`, { users: [admin.userId] }, admin);
    const entities = [link(open, 1), link(other, 1), link(open, 2), link(hidden, 2), link(hidden, 3)];
    await call('POST', '/projects/create-project-entities', { entities }, admin);
    const { rows } = await api.deps.database.$client.query<{ id: number; fusionId: string }>(
      'select document_id::int as id, fusion_id as "fusionId" from documents',
    );
    const getBill = (documentId: number) => rows.find(({ id }) => id === documentId)?.fusionId;
    const named = async (...keys: EntityKey[]) => {
      const { userId, organizationId } = member;
      const actor: Actor = {
        userId,
        organizationId,
        role: 'member',
        flags: readFlags({}),
        impersonatorId: null,
        isSupport: false,
        isOperator: false,
        apiToken: null,
      };
      const entitiesFound = await findNamedEntities(api.deps.database, actor, keys);
      return entitiesFound.map(({ documentId, projectIds }) => [getBill(documentId), ...projectIds.toSorted()]);
    };
    const [one, two, three] = [{ fusionId: bill(1) }, { fusionId: bill(2) }, { fusionId: bill(3) }];
    expect(await named(two, three, one, two)).toEqual([
      [bill(2), open],
      [bill(1), ...[open, other].toSorted()],
    ]);
    expect(await named({ ...one, projectId: other }, { ...two, projectId: other })).toEqual([[bill(1), other]]);
    expect(await named({ ...two, projectId: hidden }, { fusionId: bill(99) })).toEqual([]);
    expect(await named()).toEqual([]);
  });

  it('keep the priority when only the position changes, and take the last of two changes', async () => {
    const change = { fusionId: bill(1), documentType: 'Legislation' };
    await call('POST', '/entity-metadata', { changes: [{ ...change, priority: 'High' }] });
    const answer = await call('POST', '/entity-metadata', {
      changes: [
        { ...change, position: 'Support' },
        { ...change, position: 'Monitor' },
      ],
    });
    expect(answer).toMatchObject({ body: { results: [{ priority: 'High', position: 'Monitor' }], total: 1 } });
    expect(
      await call('POST', '/entity-metadata', {
        changes: [
          { ...change, priority: 'Low' },
          { ...change, fusionId: bill(99), priority: 'Low' },
        ],
      }),
    ).toMatchObject({ status: 404 });
    expect(await call('POST', '/entity-metadata/fetch-by-ids', { fusionIds: [bill(1), bill(99)] })).toMatchObject({
      body: { total: 1, results: [{ priority: 'High' }] },
    });
  });
});

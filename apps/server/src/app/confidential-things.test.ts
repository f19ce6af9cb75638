import { events } from '@rotunda/database';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { ingestRecords, testBill } from './testing/ingest-records.ts';
import { createTestApi, type TestAnswer, type TestApi, type TestUser } from './testing/test-api.ts';

const HOUR = 3600;
const START = Math.floor(Date.now() / 1000);
const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;

/** The links of an object, and whether a user outside the confidential project may see it. */
const LINKED = [
  { links: 'nothing', isOpen: true },
  { links: 'an open project', isOpen: true },
  { links: 'a confidential project', isOpen: false },
  { links: 'a confidential and an open project', isOpen: true },
  { links: 'a confidential project and a document', isOpen: true },
] as const;
type LinkedTo = (typeof LINKED)[number]['links'];

/** The calls of each feature that address one object. */
const KINDS = {
  actions: {
    path: '/actions',
    find: '/actions/get-actions',
    projects: 'projects',
    create: { startTime: START, endTime: START + HOUR },
    calls: [
      ['get', 'GET', (id: string) => `/actions/${id}`, () => undefined],
      ['download', 'GET', (id: string) => `/actions/${id}/ics`, () => undefined],
      ['update', 'PATCH', (id: string) => `/actions/${id}`, () => ({ updates: { name: 'Taken' } })],
      [
        'tags',
        'PATCH',
        () => '/actions/tags',
        (id: string) => ({ selectedActions: [id], tagsAdded: [], tagsRemoved: [] }),
      ],
      ['delete', 'DELETE', () => '/actions', (id: string) => ({ actionIds: [id] })],
    ],
  },
  attachments: {
    path: '/attachments',
    find: '/attachments/get-attachments',
    projects: 'linkedProjects',
    create: { attachmentType: 'link', url: 'https://example.org/report' },
    calls: [
      ['get', 'GET', (id: string) => `/attachments/${id}`, () => undefined],
      ['update', 'PATCH', (id: string) => `/attachments/${id}`, () => ({ updates: { title: 'Taken' } })],
      ['delete', 'DELETE', () => '/attachments', (id: string) => ({ attachmentIds: [id] })],
      ['deleteOne', 'DELETE', (id: string) => `/attachments/${id}`, () => undefined],
    ],
  },
} as const;
type Kind = keyof typeof KINDS;

describe('Objects in a confidential project', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let organizationId: string;
  let admin: TestUser;
  let insider: TestUser;
  let outsider: TestUser;
  let openId: string;
  let closedId: string;

  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    organizationId = await api.addOrganization('Ours');
    admin = await api.addUser(organizationId, 'admin@ours.example', 'admin');
    insider = await api.addUser(organizationId, 'insider@ours.example', 'member');
    outsider = await api.addUser(organizationId, 'outsider@ours.example', 'member');
    await ingestRecords(api, pipeline, testBill(1));
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });
  beforeEach(async () => {
    await emptyTables(api.deps.database.$client, 'actions', 'attachments', 'projects', 'calendar_feeds', 'events');
    openId = await makeProject('Open water', []);
    closedId = await makeProject('Quiet water', [insider.userId]);
    await emptyTables(api.deps.database.$client, 'events');
  });

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const call = (user: TestUser, method: Method, path: string, body?: object) =>
    api.call(user.token, method, path, body);
  async function good(answer: Promise<TestAnswer>): Promise<Record<string, unknown>> {
    const { status, body } = await answer;
    expect([200, 201], JSON.stringify(body)).toContain(status);
    return body as Record<string, unknown>;
  }
  async function makeProject(name: string, users: string[]): Promise<string> {
    const { _id } = await good(call(insider, 'POST', '/projects', { name }));
    if (users.length > 0) await good(call(insider, 'PATCH', `/projects/${String(_id)}`, { users }));
    return String(_id);
  }
  function getProjects(linkedTo: LinkedTo): string[] {
    return [
      ...(linkedTo.includes('confidential') ? [closedId] : []),
      ...(linkedTo.includes('open project') ? [openId] : []),
    ];
  }
  async function make(kind: Kind, linkedTo: LinkedTo, name = 'Strategy'): Promise<string> {
    const { path, create, projects } = KINDS[kind];
    const body = {
      ...create,
      [kind === 'actions' ? 'name' : 'title']: name,
      [projects]: getProjects(linkedTo),
      linkedEntities: linkedTo.includes('document') ? [BILL] : [],
    };
    const made = await good(call(insider, 'POST', path, body));
    return String(made['_id'] ?? made['id']);
  }
  async function listed(kind: Kind, user: TestUser, filters: object = {}): Promise<string[]> {
    const { results } = await good(call(user, 'POST', KINDS[kind].find, { filters }));
    return (results as Record<string, unknown>[]).map((one) => String(one['_id'] ?? one['id']));
  }
  /** Returns every event that the user's page receives. */
  async function toldTo(user: TestUser): Promise<string> {
    const rows = await api.deps.database.select().from(events).orderBy(asc(events.eventId));
    return JSON.stringify(rows.filter((row) => row.userId === null || row.userId === user.userId));
  }

  const cases = (Object.keys(KINDS) as Kind[]).flatMap((kind) => LINKED.map((linked) => ({ kind, ...linked })));

  it.each(cases)(
    '$kind linked to $links: follow the same access rule in every call',
    async ({ kind, links, isOpen }) => {
      const { calls, find, path } = KINDS[kind];
      const id = await make(kind, links);
      const words = kind === 'actions' ? { textSearch: 'strategy' } : { searchText: 'strategy' };
      expect(await listed(kind, outsider, words)).toEqual(isOpen ? [id] : []);
      expect(await listed(kind, insider, words)).toEqual([id]);
      expect(await listed(kind, admin, words)).toEqual([id]);
      const page = await good(call(outsider, 'POST', find, {}));
      expect(page['total'] ?? page['totalCount']).toBe(isOpen ? 1 : 0);

      for (const [name, method, getPath, getBody] of calls) {
        const answer = await call(outsider, method, getPath(id), getBody(id));
        expect(answer.status, name).toBe(isOpen ? 200 : 404);
        // No response reveals the project's name or id, whatever else the object is linked to.
        for (const secret of ['Quiet water', closedId]) expect(JSON.stringify(answer.body), name).not.toContain(secret);
        if (isOpen && name === 'delete') break;
      }
      const left = await call(insider, 'GET', `${path}/${id}`);
      expect(left.status).toBe(isOpen ? 404 : 200);
      if (!isOpen) expect(JSON.stringify(left.body)).toContain('Strategy');

      // An outsider's page receives events about the insider's changes only if the outsider may see the object.
      await emptyTables(api.deps.database.$client, 'events');
      const another = await make(kind, links);
      for (const [name, method, getPath, getBody] of calls) {
        expect((await call(insider, method, getPath(another), getBody(another))).status, name).toBe(200);
        if (name === 'delete') break;
      }
      expect((await toldTo(outsider)).includes(another)).toBe(isOpen);
      expect(await toldTo(outsider)).not.toContain(closedId);
      expect(await toldTo(insider)).toContain(another);
      expect(await toldTo(admin)).toContain(another);
    },
  );

  it('are left out of the calendar feed of a user who may not read them', async () => {
    const { path } = await good(call(outsider, 'POST', '/calendar-feed'));
    const hidden = await make('actions', 'nothing');
    await good(call(insider, 'PATCH', `/actions/${hidden}`, { updates: { attendees: [outsider.userId] } }));
    const read = async () => String((await api.app.inject({ url: String(path) })).body);
    expect(await read()).toContain('Strategy');
    await good(call(insider, 'PATCH', `/actions/${hidden}`, { updates: { projects: [closedId] } }));
    expect(await read()).not.toContain('Strategy');
  });

  it.each(Object.keys(KINDS) as Kind[])('%s stay hidden after their confidential project is deleted', async (kind) => {
    const id = await make(kind, 'a confidential project');
    const shared = await make(kind, 'a confidential and an open project');
    await good(call(insider, 'DELETE', '/projects', { projectIds: [closedId] }));
    expect(await listed(kind, outsider)).toEqual([shared]);
    expect((await listed(kind, insider)).toSorted()).toEqual([id, shared].toSorted());
    expect((await listed(kind, admin)).toSorted()).toEqual([id, shared].toSorted());
    expect(await toldTo(outsider)).not.toContain(closedId);
    // Any member who can see the object may open it to others again.
    await good(call(insider, 'PATCH', `${KINDS[kind].path}/${id}`, { updates: { [KINDS[kind].projects]: [openId] } }));
    expect((await listed(kind, outsider)).toSorted()).toEqual([id, shared].toSorted());
  });

  it('do not reveal their new name to a project they have left', async () => {
    const id = await make('actions', 'an open project', 'Call');
    await good(call(insider, 'PATCH', `/actions/${id}`, { updates: { name: 'Strategy', projects: [closedId] } }));
    const activity = await good(call(outsider, 'GET', `/projects/${openId}/activity`));
    expect(JSON.stringify(activity)).not.toContain('Strategy');
    expect(activity['total']).toBe(2);
  });

  it('do not reveal their name through activity written to another project', async () => {
    const id = await make('actions', 'a confidential project');
    const activity = { userId: '', action: 'updated', entityLabel: 'Action', entityId: id, entityType: 'action' };
    await good(call(outsider, 'PATCH', '/projects/activity/update', { projectIds: [openId], activity }));
    const found = await good(call(outsider, 'GET', `/projects/${openId}/activity`));
    expect(found).toMatchObject({ total: 1, results: [{ entityName: null }] });
  });

  it('send no live events to users who may not see the project', async () => {
    const links = [{ projectId: closedId, ...BILL }];
    await good(call(insider, 'PATCH', `/projects/${closedId}`, { name: 'Quieter water' }));
    await good(call(insider, 'POST', '/projects/create-project-entities', links));
    const columns = await good(call(insider, 'GET', `/projects/${closedId}/workflow/columns`));
    const [column] = columns['results'] as { _id: string }[];
    await good(
      call(insider, 'POST', '/projects/workflow/add-entities-to-workflow-columns', {
        documentType: BILL.documentType,
        fusionIds: [BILL.fusionId],
        columnIds: [column?._id],
        projectIds: [closedId],
      }),
    );
    await good(call(insider, 'POST', `/projects/${closedId}/workflow/columns/create-column/Last`));
    const saved = await good(
      call(insider, 'POST', '/alerts', {
        title: 'Quiet',
        projectId: closedId,
        documentType: 'Legislation',
        searchModel: { rawTextSearch: 'broadband' },
      }),
    );
    await good(call(insider, 'DELETE', `/alerts/${String(saved['_id'])}`));
    await good(call(insider, 'DELETE', '/projects/delete-project-entities', links));
    await good(call(insider, 'DELETE', '/projects', { projectIds: [closedId] }));
    expect(await toldTo(outsider)).toBe('[]');
    const told = await toldTo(insider);
    for (const topic of ['projects', 'workflow', 'entity-metadata', 'saved-searches', 'alerts']) {
      expect(told, topic).toContain(`${topic}.changed`);
    }
    expect(await toldTo(admin)).toContain(closedId);
  });

  it('A user removed from a project receives that event and nothing afterward', async () => {
    await good(call(insider, 'PATCH', `/projects/${openId}`, { users: [insider.userId] }));
    expect(await toldTo(outsider)).toContain(openId);
    await emptyTables(api.deps.database.$client, 'events');
    await good(call(insider, 'PATCH', `/projects/${openId}`, { name: 'Closed water' }));
    expect(await toldTo(outsider)).toBe('[]');
  });
});

import type { Action } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { projectActivities, projectCollaborators, tags } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { TestUser } from '../../app/testing/test-api.ts';

const HOUR = 3600;
const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;
const OTHER_BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-2' } as const;
interface Page {
  results: Action[];
  total: number;
  upcoming: number;
  past: number;
}

describe('Actions API', () => {
  const { api, ingest, admin, member, other, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', other: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['actions', 'projects', 'tags', 'calendar_feeds'] },
  );
  let now: number;
  beforeAll(async () => {
    await ingest(testBill(1), testBill(2));
    now = api.deps.clock.now();
  });

  const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(user.token, method, path, body);
  async function make(changes: object = {}, user = member): Promise<Action> {
    const body = { name: 'Meeting', startTime: now + HOUR, endTime: now + 2 * HOUR, ...changes };
    const answer = await call(user, 'POST', '/actions', body);
    expect(answer.status).toBe(201);
    return answer.body as Action;
  }
  const read = async (actionId: string, user = member) =>
    (await call(user, 'GET', `/actions/${actionId}`)).body as Action;
  async function find(body: object = {}, user = member): Promise<Page> {
    const answer = await call(user, 'POST', '/actions/get-actions', body);
    expect(answer.status).toBe(200);
    return answer.body as Page;
  }
  const names = async (filters: object, user = member) =>
    (await find({ filters }, user)).results.map((action) => action.name).toSorted();
  const makeProject = (name: string, user = admin) => user.make('/projects', { name });
  async function makeQuietProject(): Promise<string> {
    const projectId = await makeProject('Quiet');
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: member.organizationId, projectId, userId: other.userId });
    return projectId;
  }
  async function makeTag(name: string, inOrganization = member.organizationId): Promise<string> {
    const tagId = api.deps.ids.newId();
    await api.deps.database.insert(tags).values({ tagId, organizationId: inOrganization, name, createdTs: now });
    return tagId;
  }
  const activities = async (projectId: string) =>
    api.deps.database
      .select({ action: projectActivities.action, name: projectActivities.entityName, by: projectActivities.userId })
      .from(projectActivities)
      .where(eq(projectActivities.projectId, projectId))
      .orderBy(projectActivities.activityId);
  const change = (action: Action, updates: object, user = member) =>
    call(user, 'PATCH', `/actions/${action._id}`, { version: action.version, updates });

  it('creates a meeting with trimmed name, attendees, tags, projects and links in the given order', async () => {
    const projectId = await makeProject('Water');
    const tagId = await makeTag('Watch');
    const made = await make({
      name: '  Briefing ',
      summary: 'With the chair',
      attendees: [member.userId, other.userId],
      tags: [tagId],
      projects: [projectId],
      linkedEntities: [OTHER_BILL, BILL],
    });
    expect(made).toMatchObject({
      name: 'Briefing',
      type: 'meeting',
      summary: 'With the chair',
      startTime: now + HOUR,
      tags: [tagId],
      projects: [projectId],
      linkedEntities: [OTHER_BILL, BILL],
      createdBy: member.userId,
      version: 1,
    });
    expect(made.attendees.toSorted()).toEqual([member.userId, other.userId].toSorted());
    expect(await read(made._id, other)).toEqual(made);
    expect(await activities(projectId)).toEqual([{ action: 'created', name: 'Briefing', by: member.userId }]);
  });

  it('rejects a blank name and an end before the start with the messages from the specification', async () => {
    const answer = await call(member, 'POST', '/actions', { name: ' ', startTime: now, endTime: now });
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: 'Action name must be defined.' } } });
    const backwards = await call(member, 'POST', '/actions', { name: 'A', startTime: now, endTime: now - 1 });
    expect(backwards).toMatchObject({
      status: 400,
      body: { fields: { startTime: 'Start time must be before end time.' } },
    });
    const made = await make();
    expect(await change(made, { startTime: made.endTime + 1 })).toMatchObject({
      status: 400,
      body: { fields: { startTime: 'Start time must be before end time.' } },
    });
  });

  it('names every missing attendee, tag, project and document, and creates nothing', async () => {
    const quiet = await makeQuietProject();
    const foreignTag = await makeTag('Theirs', stranger.organizationId);
    const missing = { documentType: 'Legislation', fusionId: 'us-119-hr-404' };
    const answer = await call(member, 'POST', '/actions', {
      name: 'A',
      startTime: now,
      endTime: now,
      attendees: [stranger.userId],
      tags: [foreignTag],
      projects: [quiet],
      linkedEntities: [BILL, missing],
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        fields: {
          attendees: `Not in your organization: ${stranger.userId}.`,
          tags: `These tags do not exist: ${foreignTag}.`,
          projects: `These projects do not exist or you do not have access: ${quiet}.`,
          linkedEntities: 'These documents do not exist: Legislation us-119-hr-404.',
        },
      },
    });
    expect((await find()).total).toBe(0);
  });

  it('sends only the changed fields, with links as additions and removals', async () => {
    const made = await make({ summary: 'Kept', linkedEntities: [BILL], attendees: [member.userId] });
    const answer = await change(made, { name: 'Renamed', linkedEntities: { add: [OTHER_BILL], remove: [BILL] } });
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Renamed', summary: 'Kept', attendees: [member.userId], linkedEntities: [OTHER_BILL], version: 2 },
    });
  });

  it('accepts only the first of two changes to the same version and answers the other with 409', async () => {
    const made = await make();
    const answers = await Promise.all([change(made, { name: 'First' }), change(made, { name: 'Second' }, other)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const winner = answers.find((answer) => answer.status === 200)?.body as Action;
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({ code: 'CONFLICT' });
    expect(await read(made._id)).toEqual(winner);
    const late = await change(made, { summary: 'Late', tags: [await makeTag('Late')] });
    expect(late.status).toBe(409);
    expect(await read(made._id)).toEqual(winner);
  });

  it('hides projects a member cannot see and keeps their links when that member saves', async () => {
    const quiet = await makeQuietProject();
    const open = await makeProject('Open');
    const made = await make({ name: 'Both', projects: [quiet, open] }, other);
    expect(made.projects.toSorted()).toEqual([quiet, open].toSorted());
    const seen = await read(made._id);
    expect(seen.projects).toEqual([open]);
    expect(await names({ projects: [quiet] })).toEqual([]);
    expect(await names({ projects: [quiet] }, other)).toEqual(['Both']);
    expect((await change(seen, { projects: [] })).status).toBe(200);
    expect((await read(made._id, other)).projects).toEqual([quiet]);
    expect(await activities(quiet)).toEqual([
      { action: 'created', name: 'Both', by: other.userId },
      { action: 'updated', name: 'Both', by: member.userId },
    ]);
  });

  it.each<[string, (made: { tagId: string; projectId: string }) => object, string[]]>([
    ['words of name and summary in any order', () => ({ textSearch: 'CHAIR bud' }), ['Budget talk']],
    ['wildcards as the characters they are', () => ({ textSearch: '%' }), []],
    ['tags', ({ tagId }) => ({ tags: [tagId] }), ['Budget talk']],
    ['projects', ({ projectId }) => ({ projects: [projectId] }), ['Budget talk']],
    ['linked documents', () => ({ linkedEntities: [OTHER_BILL] }), ['Floor call']],
    ['attendees', () => ({ attendees: [other.userId] }), ['Floor call']],
    ['who made it', () => ({ creators: [other.userId] }), ['Floor call']],
    ['types', () => ({ actionTypes: ['call'] }), ['Floor call']],
    ['start, the second itself included', () => ({ startTime: { startTs: now + HOUR } }), ['Budget talk']],
    ['end, the second itself included', () => ({ endTime: { endTs: now - HOUR } }), ['Floor call']],
  ])('filters by %s', async (_, filters, expected) => {
    const tagId = await makeTag('Watch');
    const projectId = await makeProject('Water');
    await make({ name: 'Budget talk', summary: 'With the chair', tags: [tagId], projects: [projectId] });
    await make(
      {
        name: 'Floor call',
        type: 'call',
        startTime: now - 2 * HOUR,
        endTime: now - HOUR,
        attendees: [other.userId],
        linkedEntities: [OTHER_BILL],
      },
      other,
    );
    expect(await names(filters({ tagId, projectId }))).toEqual(expected);
  });

  it('splits upcoming from past, sorts and pages, with the latest first by default', async () => {
    for (const [index, name] of ['b', 'C', 'a'].entries()) {
      await make({ name, startTime: now + (index + 1) * HOUR, endTime: now + 9 * HOUR });
    }
    await make({ name: 'old', startTime: now - HOUR, endTime: now });
    const order = async (body: object) => (await find(body)).results.map((action) => action.name);
    expect(await order({})).toEqual(['a', 'C', 'b', 'old']);
    expect(await order({ part: 'upcoming', sortBy: 'name', sortOrder: 'asc' })).toEqual(['a', 'b', 'C']);
    expect(await order({ part: 'past' })).toEqual(['old']);
    expect(await order({ skip: 1, limit: 2 })).toEqual(['C', 'b']);
    expect(await find({ part: 'upcoming', limit: 1 })).toMatchObject({ total: 3, upcoming: 3, past: 1 });
  });

  it('tags several actions together and makes edits of an older version fail with 409', async () => {
    const [kept, gone, added] = [await makeTag('Kept'), await makeTag('Gone'), await makeTag('Added')];
    const projectId = await makeProject('Water');
    const made = [await make({ tags: [kept, gone], projects: [projectId] }), await make({ tags: [gone] })];
    const foreign = await make({}, stranger);
    const answer = await call(member, 'PATCH', '/actions/tags', {
      selectedActions: [...made, foreign].map((action) => action._id),
      tagsAdded: [added],
      tagsRemoved: [gone],
    });
    expect(answer).toMatchObject({ status: 200, body: { total: 2 } });
    expect((await read(made[0]?._id ?? '')).tags).toEqual([added, kept]);
    expect((await read(made[1]?._id ?? '')).tags).toEqual([added]);
    expect((await read(foreign._id, stranger)).version).toBe(1);
    expect((await activities(projectId)).map((one) => one.action)).toEqual(['created', 'updated']);
    expect((await change(made[0] ?? foreign, { name: 'Stale' })).status).toBe(409);
  });

  it('deletes several actions and keeps their entries in the project activity', async () => {
    const projectId = await makeProject('Water');
    const made = await make({ name: 'Gone', projects: [projectId] });
    const foreign = await make({}, stranger);
    const answer = await call(member, 'DELETE', '/actions', { actionIds: [made._id, foreign._id] });
    expect(answer.body).toEqual({ deletedIds: [made._id] });
    expect((await call(member, 'GET', `/actions/${made._id}`)).status).toBe(404);
    expect((await read(foreign._id, stranger))._id).toBe(foreign._id);
    expect((await activities(projectId)).at(-1)).toEqual({ action: 'deleted', name: 'Gone', by: member.userId });
  });

  it('counts the actions linked to each document within the organization', async () => {
    await make({ linkedEntities: [BILL, OTHER_BILL] });
    await make({ linkedEntities: [BILL] });
    await make({ linkedEntities: [BILL] }, stranger);
    const answer = await call(member, 'POST', '/actions/count-by-entity', {
      fusionIds: [BILL.fusionId, OTHER_BILL.fusionId, 'us-119-hr-404'],
    });
    const { results } = answer.body as { results: { fusionId: string; count: number }[] };
    expect(new Map(results.map((one) => [one.fusionId, one.count]))).toEqual(
      new Map([
        [BILL.fusionId, 2],
        [OTHER_BILL.fusionId, 1],
      ]),
    );
  });

  it('accepts a start equal to the end, also when only the start or the end is sent', async () => {
    const made = await make();
    expect(await change(made, { startTime: made.endTime })).toMatchObject({ status: 200 });
    const again = await make();
    expect(await change(again, { endTime: again.startTime })).toMatchObject({ status: 200 });
    const third = await make();
    expect(await change(third, { endTime: third.startTime - 1 })).toMatchObject({
      status: 400,
      body: { fields: { startTime: 'Start time must be before end time.' } },
    });
    expect(await read(third._id)).toEqual(third);
  });

  it('takes attendees from a change without duplicates and rejects people from other organizations', async () => {
    const made = await make({ attendees: [member.userId] });
    const changed = await change(made, { attendees: [other.userId, other.userId, admin.userId] });
    expect((changed.body as Action).attendees.toSorted()).toEqual([other.userId, admin.userId].toSorted());
    const latest = changed.body as Action;
    expect(await change(latest, { attendees: [stranger.userId] })).toMatchObject({
      status: 400,
      body: { fields: { attendees: `Not in your organization: ${stranger.userId}.` } },
    });
    expect(await read(made._id)).toEqual(latest);
    expect(await change(latest, { attendees: [] })).toMatchObject({ status: 200, body: { attendees: [] } });
  });

  it('answers NOT_FOUND to another organization for reads, changes, deletes and tagging', async () => {
    const made = await make();
    const missing = { status: 404, body: { code: 'NOT_FOUND' } };
    const selectedActions = [made._id];
    expect(await call(stranger, 'GET', `/actions/${made._id}`)).toMatchObject(missing);
    expect(await change(made, { name: 'Theirs' }, stranger)).toMatchObject(missing);
    expect(await call(stranger, 'DELETE', '/actions', { actionIds: selectedActions })).toMatchObject(missing);
    const tags = { selectedActions, tagsAdded: [], tagsRemoved: [] };
    expect(await call(stranger, 'PATCH', '/actions/tags', tags)).toMatchObject(missing);
    expect(await read(made._id)).toEqual(made);
  });

  it('deletes the actions of a selection that still exist and fails when none are left', async () => {
    const [first, second] = [await make(), await make()];
    const remove = (...actionIds: string[]) => call(member, 'DELETE', '/actions', { actionIds });
    expect(await remove(first._id)).toMatchObject({ status: 200, body: { deletedIds: [first._id] } });
    expect(await remove(first._id, second._id)).toMatchObject({ status: 200, body: { deletedIds: [second._id] } });
    expect(await remove(first._id, second._id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('publishes an event for each committed change and none for a rejected change', async () => {
    const events = async () =>
      (
        await api.deps.database.$client.query<{ topic: string }>(
          `select topic from events where topic = 'actions.changed' and organization_id = $1`,
          [member.organizationId],
        )
      ).rows.length;
    const before = await events();
    const made = await make();
    await change(made, { name: 'Renamed' });
    await change(made, { name: 'Refused' });
    expect(await events()).toBe(before + 2);
  });

  it('lists any page of 10,000 actions, including with a text filter and sorting', async () => {
    await api.deps.database.$client.query(
      `insert into actions (action_id, organization_id, name, action_type, start_ts, end_ts, created_by, created_ts, updated_ts)
       select gen_random_uuid(), $1, 'Action ' || n, 'meeting', $2::bigint + n * 60 - 300000, $2::bigint + n * 60, $3, 0, 0
       from generate_series(1, 10000) n`,
      [member.organizationId, now, member.userId],
    );
    for (const body of [{}, { skip: 9000 }, { sortBy: 'name' }]) {
      const page = await find(body);
      expect(page.total).toBeGreaterThanOrEqual(10_000);
      expect(page.results).toHaveLength(LIMITS.actionsPageSize);
    }
    const with99 = Array.from({ length: 10_000 }, (_, index) => String(index + 1)).filter((n) => n.includes('99'));
    expect((await find({ filters: { textSearch: 'action 99' } })).total).toBe(with99.length);
  });
});

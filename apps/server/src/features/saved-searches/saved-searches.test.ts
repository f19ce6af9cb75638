import { ALL_PROJECTS } from '@rotunda/contract/values';
import { events, projectCollaborators, savedSearches } from '@rotunda/database';
import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { getId } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createMatchableSearchesRepository, SAVED_SEARCHES_CHANNEL } from './matchable-searches.repository.ts';
import { createSavedSearchesRepository } from './saved-searches.repository.ts';

describe('Saved searches API', () => {
  const { api, ingest, member, other, stranger } = workspaceTest(
    { member: 'member', other: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'projects', 'saved_searches'] },
  );
  let projectId: string;
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Widgets' });
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, user = member) =>
    api.call(user.token, method, path, body);
  const save = async (rawTextSearch: string, changes: object = {}) =>
    member.make('/savedSearches', { projectId, searchModel: { rawTextSearch }, ...changes });
  const getAlerts = async (savedSearchId: string) =>
    ((await call('POST', '/alerts/getSearchAlerts', { savedSearchIds: [savedSearchId] })).body as { total: number })
      .total;

  it('uses the query as title when none is given and explains how it is understood', async () => {
    const answer = await call('POST', '/savedSearches', { searchModel: { rawTextSearch: ' widget w/5 factory ' } });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        title: 'widget w/5 factory',
        explanation: expect.stringContaining('5'),
        projectId: null,
        createdByName: 'Test member',
        brokenReason: null,
        perWeek: expect.arrayContaining([0]),
      },
    });
    expect((answer.body as { fnId: string; _id: string }).fnId).toBe(getId(answer));
  });

  it('searches the document type it is saved for unless the model names types', async () => {
    const getTypes = async (savedSearchId: string) => {
      const { body } = await call('GET', `/savedSearches/${savedSearchId}`);
      return (body as { searchModel: { datasetTypes: string[] } }).searchModel.datasetTypes;
    };
    const rules = await save('widget', { documentType: 'Regulation' });
    const anything = await save('widget');
    const searchModel = { rawTextSearch: 'widget', datasetTypes: ['News'] };
    expect(await getTypes(await save('widget', { documentType: 'Regulation', searchModel }))).toEqual(['News']);
    expect(await getTypes(anything)).toEqual([]);
    await ingest(testBill(1));
    expect([await getAlerts(rules), await getAlerts(anything)]).toEqual([0, 1]);
    await call('PATCH', `/savedSearches/${anything}`, { documentType: 'Regulation' });
    expect(await getTypes(anything)).toEqual(['Regulation']);
    await call('PATCH', `/savedSearches/${anything}`, { documentType: 'Legislation' });
    expect(await getTypes(anything)).toEqual(['Legislation']);
    await call('PATCH', `/savedSearches/${anything}`, { documentType: null });
    expect(await getTypes(anything)).toEqual([]);
  });

  it('refuses a change that is based on another version, and overwrites nothing', async () => {
    const id = await save('widget');
    const { version } = (await call('GET', `/savedSearches/${id}`)).body as { version: number };
    const edit = (title: string, based: object) => call('PATCH', `/savedSearches/${id}`, { title, ...based });
    expect(await edit('First tab', { version })).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(await edit('Second tab', { version })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await call('PATCH', `/alerts/${id}`, { title: 'Second tab', version })).toMatchObject({ status: 409 });
    expect(await call('GET', `/savedSearches/${id}`)).toMatchObject({ body: { title: 'First tab' } });
    expect(await edit('Without a version', {})).toMatchObject({ status: 200, body: { version: version + 2 } });
  });

  it('rejects an invalid query with its position and keeps the stored search', async () => {
    const fault = { status: 400, body: { code: 'QUERY_FAULT', fault: { position: expect.any(Number) } } };
    const searchModel = { rawTextSearch: 'widget AND (' };
    expect(await call('POST', '/savedSearches', { searchModel })).toMatchObject(fault);
    const id = await save('widget');
    expect(await call('PATCH', `/savedSearches/${id}`, { searchModel, title: 'New' })).toMatchObject(fault);
    expect(await call('GET', `/savedSearches/${id}`)).toMatchObject({
      body: { title: 'widget', searchModel: { rawTextSearch: 'widget' } },
    });
  });

  it.each<[string, object]>([
    ['an unknown key', { searchModel: { rawTextSearch: 'widget' }, titel: 'W' }],
    ['an unknown key of the model', { searchModel: { rawTextSearch: 'widget', text: 'widget' } }],
    ['a title of 201 letters', { searchModel: { rawTextSearch: 'widget' }, title: 'x'.repeat(201) }],
    ['a title of blanks', { searchModel: { rawTextSearch: 'widget' }, title: '  ' }],
    ['a type that there is not', { searchModel: { rawTextSearch: 'widget' }, documentType: 'Bill' }],
    ['no model', { title: 'W' }],
  ])('rejects %s and stores nothing', async (_what, body) => {
    expect(await call('POST', '/savedSearches', body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await call('GET', '/savedSearches')).toMatchObject({ body: { total: 0 } });
  });

  it('accepts a title of 200 characters and shortens a longer default title', async () => {
    const given = await call('POST', '/savedSearches', {
      searchModel: { rawTextSearch: 'widget' },
      title: 'x'.repeat(200),
    });
    expect(given).toMatchObject({ status: 201, body: { title: 'x'.repeat(200) } });
    const words = Array.from({ length: 30 }, (_, number) => `widget${number}`).join(' OR ');
    const { title } = (await call('POST', '/savedSearches', { searchModel: { rawTextSearch: words } })).body as {
      title: string;
    };
    expect(title).toMatch(/^widget0 OR .*…$/);
    expect(title.length).toBeLessThanOrEqual(80);
  });

  it('answers NOT_FOUND to another organization and for its projects', async () => {
    const id = await save('widget', { projectId: null });
    const foreignProject = await stranger.make('/projects', { name: 'Theirs' });
    const missing = { status: 404, body: { code: 'NOT_FOUND' } };
    for (const family of ['/savedSearches', '/alerts']) {
      expect(await call('GET', `${family}/${id}`, undefined, stranger)).toMatchObject(missing);
      expect(await call('PATCH', `${family}/${id}`, { title: 'Theirs' }, stranger)).toMatchObject(missing);
      expect(await call('DELETE', `${family}/${id}`, undefined, stranger)).toMatchObject(missing);
    }
    expect(await call('PATCH', `/savedSearches/${id}`, { projectId: foreignProject })).toMatchObject(missing);
    const searchModel = { rawTextSearch: 'widget' };
    expect(await call('POST', '/savedSearches', { searchModel, projectId: foreignProject })).toMatchObject(missing);
    expect(await call('GET', '/savedSearches', undefined, stranger)).toMatchObject({ body: { total: 0 } });
    expect(await call('GET', `/savedSearches/${id}`)).toMatchObject({ body: { title: 'widget', projectId: null } });
  });

  it('rejects filters by projects the editor cannot see and accepts other changes', async () => {
    const hidden = await member.make('/projects', { name: 'Hidden' });
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: member.organizationId, projectId: hidden, userId: member.userId });
    const aim = (projectIds: string[] | string) => ({ rawTextSearch: 'widget', entityMetadata: { projectIds } });
    const id = await save('widget');
    for (const projectIds of [[hidden], [projectId, hidden], ALL_PROJECTS]) {
      const answer = await call('PATCH', `/savedSearches/${id}`, { searchModel: aim(projectIds) }, other);
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { searchModel: expect.stringMatching(/cannot see/) } },
      });
    }
    const seen = await call('PATCH', `/savedSearches/${id}`, { searchModel: aim([projectId, projectId]) }, other);
    expect(seen).toMatchObject({ status: 200 });
    expect(await call('PATCH', `/savedSearches/${id}`, { title: 'Renamed' }, other)).toMatchObject({ status: 200 });
    expect(await call('PATCH', `/savedSearches/${id}`, { searchModel: aim([hidden]) })).toMatchObject({ status: 200 });
  });

  it('keeps fields that a change does not name', async () => {
    const id = await save('widget', { title: 'Mine', documentType: 'Legislation', emailAlerts: false });
    const kept = { title: 'Mine', documentType: 'Legislation', emailAlerts: false, projectId };
    expect(await call('PATCH', `/savedSearches/${id}`, {})).toMatchObject({ status: 200, body: kept });
    expect(await call('PATCH', `/savedSearches/${id}`, { emailAlerts: true })).toMatchObject({
      body: { ...kept, emailAlerts: true },
    });
    expect(await call('GET', `/savedSearches/${id}`)).toMatchObject({ body: { ...kept, emailAlerts: true } });
  });

  it('lists searches of projects under /alerts and all searches under /savedSearches', async () => {
    const inside = await save('widget');
    const outside = await save('gadget', { projectId: null });
    const getIds = async (path: string) =>
      ((await call('GET', path)).body as { results: { _id: string }[] }).results.map((one) => one._id).sort();
    expect(await getIds('/savedSearches')).toEqual([inside, outside].sort());
    expect(await getIds('/alerts')).toEqual([inside]);
    expect((await call('GET', `/alerts/${outside}`)).status).toBe(404);
    expect((await call('PATCH', `/alerts/${outside}`, { title: 'Changed' })).status).toBe(404);
    expect((await call('DELETE', `/alerts/${outside}`)).status).toBe(404);
    const move = { savedSearchId: outside, toProjectId: projectId };
    expect((await call('POST', '/alerts/moveAlertToProject', move)).status).toBe(404);
    expect(await call('GET', `/savedSearches/${outside}`)).toMatchObject({
      status: 200,
      body: {
        title: 'gadget',
        projectId: null,
      },
    });
  });

  it('hides searches of hidden projects', async () => {
    const id = await save('widget');
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: member.organizationId, projectId, userId: member.userId });
    expect(await call('GET', '/savedSearches', undefined, other)).toMatchObject({ body: { total: 0 } });
    expect((await call('GET', `/savedSearches/${id}`, undefined, other)).status).toBe(404);
    expect((await call('PATCH', `/savedSearches/${id}`, { title: 'Mine' }, other)).status).toBe(404);
    expect(await call('GET', '/savedSearches')).toMatchObject({ body: { total: 1 } });
  });

  it('matches with the current query from the next document on', async () => {
    const id = await save('gadget');
    await ingest(testBill(1));
    expect(await getAlerts(id)).toBe(0);
    await call('PATCH', `/savedSearches/${id}`, { searchModel: { rawTextSearch: 'widget' } });
    await ingest(testBill(2));
    expect(await getAlerts(id)).toBe(1);
    await call('PATCH', `/savedSearches/${id}`, { projectId: null });
    await ingest(testBill(3));
    expect(await call('POST', '/alerts/getSearchAlerts', {})).toMatchObject({ body: { total: 1 } });
    // Outside projects a saved search has no alerts, so its list is as empty as its counts say.
    expect(await getAlerts(id)).toBe(0);
    expect(await call('GET', `/savedSearches/${id}`)).toMatchObject({ body: { total: 0, unread: 0 } });
  });

  it('counts its alerts in total and by week', async () => {
    const id = await save('widget');
    await ingest(testBill(1), testBill(2));
    const { body } = await call('GET', `/savedSearches/${id}`);
    expect(body).toMatchObject({ total: 2, unread: 2 });
    const { perWeek } = body as { perWeek: number[] };
    expect(perWeek.length).toBe(13);
    expect(perWeek.at(-1)).toBe(2);
    expect(perWeek.reduce((sum, one) => sum + one, 0)).toBe(2);
  });

  it('deletes its alerts unless another search also found them', async () => {
    const widget = await save('widget');
    const second = await save('regulate AND 2');
    await ingest(testBill(1), testBill(2));
    expect((await call('DELETE', `/savedSearches/${widget}`)).status).toBe(200);
    expect(await call('POST', '/alerts/getSearchAlerts', {})).toMatchObject({
      body: { total: 1, results: [{ fusionId: 'us-119-hr-2', savedSearchIds: [second] }] },
    });
  });

  it('stays stored but unmatched when its query becomes invalid, and recovers with a valid query', async () => {
    const id = await save('widget');
    await api.deps.database
      .update(savedSearches)
      .set({ searchModel: { rawTextSearch: 'widget AND (' } })
      .where(eq(savedSearches.savedSearchId, id));
    await createMatchableSearchesRepository(api.deps.database).notifyMatchers([id]);
    await ingest(testBill(1));
    const broken = await call('GET', `/savedSearches/${id}`);
    expect(broken).toMatchObject({ status: 200, body: { total: 0, brokenReason: expect.any(String) } });
    await call('PATCH', `/savedSearches/${id}`, { searchModel: { rawTextSearch: 'widget' } });
    await ingest(testBill(2));
    expect(await call('GET', `/savedSearches/${id}`)).toMatchObject({ body: { total: 1, brokenReason: null } });
  });

  it('keeps the types that its model names when it is saved for another type', async () => {
    const typesAfter = async (datasetTypes: string[], changes: object) => {
      const searchModel = { rawTextSearch: 'widget', datasetTypes };
      const id = await save('widget', { documentType: 'Regulation', searchModel });
      const { body } = await call('PATCH', `/savedSearches/${id}`, changes);
      return (body as { searchModel: { datasetTypes: string[] } }).searchModel.datasetTypes;
    };
    expect(await typesAfter(['News'], { documentType: 'Legislation' })).toEqual(['News']);
    expect(await typesAfter(['Regulation', 'News'], { documentType: null })).toEqual(['Regulation', 'News']);
    const searchModel = { rawTextSearch: 'gadget' };
    expect(await typesAfter([], { searchModel })).toEqual(['Regulation']);
    expect(await typesAfter([], { searchModel, documentType: 'Legislation' })).toEqual(['Legislation']);
    expect(await typesAfter([], { searchModel, documentType: null })).toEqual([]);
  });

  it('lists searches by project and then by title, ignoring case, with those outside projects last', async () => {
    const gadgets = await member.make('/projects', { name: 'gadgets' });
    await save('1', { title: 'apple', projectId: null });
    for (const title of ['beta', 'Alpha', 'Gamma']) await save('2', { title });
    await save('3', { title: 'zeta', projectId: gadgets });
    const titles = async (path: string) =>
      ((await call('GET', path)).body as { results: { title: string }[] }).results.map(({ title }) => title);
    expect(await titles('/savedSearches')).toEqual(['zeta', 'Alpha', 'beta', 'Gamma', 'apple']);
    expect(await titles('/alerts')).toEqual(['zeta', 'Alpha', 'beta', 'Gamma']);
    expect(await titles(`/projects/alerts/${gadgets}`)).toEqual(['zeta']);
  });

  it('tells viewers of both projects when it moves, and only those', async () => {
    const hidden = await member.make('/projects', { name: 'Hidden' });
    await call('PATCH', `/projects/${hidden}`, { users: [member.userId] });
    const id = await save('widget');
    const toldBy = async (change: object) => {
      await api.deps.database.delete(events);
      await call('PATCH', `/savedSearches/${id}`, change);
      const rows = await api.deps.database.select().from(events).orderBy(asc(events.eventId));
      expect(rows.every(({ payload }) => JSON.stringify(payload) === JSON.stringify({ savedSearchId: [id] }))).toBe(
        true,
      );
      return rows.map(({ topic, userId }) => [topic, userId]);
    };
    const topic = 'saved-searches.changed';
    expect(await toldBy({ projectId: hidden })).toEqual([
      [topic, null],
      [topic, member.userId],
    ]);
    expect(await toldBy({ title: 'Secret' })).toEqual([[topic, member.userId]]);
    expect(await toldBy({ projectId: null })).toEqual([
      [topic, member.userId],
      [topic, null],
    ]);
  });

  /** Inserts alerts of this saved search, each matched once at its second, and returns their ids. */
  async function match(savedSearchId: string, ...matchedTs: number[]): Promise<string[]> {
    const { rows } = await api.deps.database.$client.query<{ id: string }>(
      `with alerts as (
        insert into search_alerts (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type, discovery_ts, last_match_ts)
        select gen_random_uuid(), $1, $2, ts, 'us-119-hr-' || ts, 'Legislation', ts, ts from unnest($4::bigint[]) as ts
        returning search_alert_id, discovery_ts)
      insert into search_alert_matches (organization_id, search_alert_id, saved_search_id, document_version, matched_ts)
      select $1, search_alert_id, $3, 1, discovery_ts from alerts returning search_alert_id as id`,
      [member.organizationId, projectId, savedSearchId, matchedTs],
    );
    return rows.map(({ id }) => id);
  }

  it('counts a match in the week it was found, from the first second of the first week on', async () => {
    const [WEEK, FROM] = [7 * 24 * 3600, 1_700_000_000];
    const [early, steady, none] = [await save('early'), await save('steady'), await save('none')];
    await match(early, FROM - 1, FROM, FROM + WEEK - 1, FROM + WEEK);
    await match(steady, FROM + 2 * WEEK, FROM + 3 * WEEK - 1, FROM + 3 * WEEK, FROM + 9 * WEEK);
    const perWeek = await createSavedSearchesRepository(api.deps.database).findPerWeek([early, steady, none], FROM, 3);
    // A match of this second or from a clock ahead of this one counts in the last week.
    expect(perWeek).toEqual(
      new Map([
        [early, [2, 1, 0]],
        [steady, [0, 0, 4]],
      ]),
    );
  });

  it('keeps the time at which an alert was deleted before its search', async () => {
    const id = await save('widget');
    const [first, second] = await match(id, 10, 20);
    const { $client } = api.deps.database;
    await $client.query('update search_alerts set deleted_ts = 15 where search_alert_id = $1', [first]);
    await call('DELETE', `/savedSearches/${id}`);
    const { rows } = await $client.query('select search_alert_id as id, deleted_ts from search_alerts');
    const deleted = new Map(rows.map((row) => [row.id, Number(row.deleted_ts)]));
    expect(deleted.get(first)).toBe(15);
    expect(deleted.get(second)).toBeGreaterThan(20);
  });

  describe('for the matchers', () => {
    const matchable = () => createMatchableSearchesRepository(api.deps.database);

    it('are paged by number, without broken ones and those outside projects', async () => {
      const a = await save('a');
      const broken = await save('broken');
      const outside = await save('outside', { projectId: null });
      const [b, c] = [await save('b'), await save('c')];
      await matchable().markBroken(broken, 'Add a closing quotation mark.');
      const first = await matchable().findMatchable(0, 2);
      const rest = await matchable().findMatchable(first.at(-1)?.percolatorNumber ?? 0, 2);
      expect([first, rest].map((page) => page.map(({ savedSearchId }) => savedSearchId))).toEqual([[a, b], [c]]);
      const named = await matchable().findMatchableByIds([c, broken, outside, randomUUID()]);
      expect(named.map(({ savedSearchId }) => savedSearchId)).toEqual([c]);
      expect(await matchable().findMatchableByIds([])).toEqual([]);
    });

    it('name the projects they filter by that exist, whatever the case of their ids', async () => {
      const projectIds = [projectId.toUpperCase(), randomUUID()];
      const id = await save('widget', { searchModel: { rawTextSearch: 'w', entityMetadata: { projectIds } } });
      expect(await matchable().findVisibleProjectIds(id)).toEqual([projectId]);
      expect((await matchable().findMatchableByIds([id]))[0]?.visibleProjectIds).toEqual([projectId]);
      expect(await matchable().findVisibleProjectIds(await save('widget'))).toEqual([]);
      expect(await matchable().findVisibleProjectIds(randomUUID())).toEqual([]);
    });

    it('are found by organization when they filter by projects', async () => {
      const filtering = (projectIds: string[] | string) => ({ searchModel: { entityMetadata: { projectIds } } });
      const [one, all] = [await save('1', filtering([projectId])), await save('2', filtering(ALL_PROJECTS))];
      await save('3');
      const theirs = await stranger.make('/savedSearches', filtering(ALL_PROJECTS));
      const found = async (...ids: string[]) => (await matchable().findIdsFilteringByProjects(ids)).toSorted();
      expect(await found(member.organizationId)).toEqual([one, all].toSorted());
      expect(await found(member.organizationId, stranger.organizationId)).toEqual([one, all, theirs].toSorted());
      expect(await found()).toEqual([]);
    });

    it('are announced a hundred at a time, so that each notification fits', async () => {
      const told: string[][] = [];
      const stop = await api.deps.listener.subscribe(SAVED_SEARCHES_CHANNEL, (ids) => told.push(ids.split(',')));
      const ids = Array.from({ length: 201 }, () => randomUUID());
      await matchable().notifyMatchers([]);
      await matchable().notifyMatchers(ids);
      await expect.poll(() => told.map(({ length }) => length)).toEqual([100, 100, 1]);
      expect(told.flat()).toEqual(ids);
      stop();
    });
  });
});

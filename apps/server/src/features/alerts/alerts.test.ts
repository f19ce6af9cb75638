import type { SearchAlert } from '@rotunda/contract';
import { projectCollaborators } from '@rotunda/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { TestUser } from '../../app/testing/test-api.ts';

interface Alerts {
  total: number;
  unread: number;
  results: Pick<SearchAlert, 'fusionId' | 'projectId' | 'markedRead' | 'savedSearchTitles' | 'keywordHighlighting'>[];
}

/** Documents and the tables that searches read. */
const INDEXED = [
  'documents',
  'source_facts',
  'document_changes',
  'doc_search',
  'doc_search_part',
  'doc_head',
  'passages',
];

describe('Alerts API', () => {
  const { api, ingest, member, other } = workspaceTest(
    { member: 'member', other: 'member' },
    { withPipeline: true, emptied: [...INDEXED, 'projects', 'alert_activities'] },
  );
  let projectId: string;
  let otherProjectId: string;
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Widgets' });
    otherProjectId = await member.make('/projects', { name: 'Gadgets' });
  });

  const call = (path: string, body: object, user = member) => api.call(user.token, 'POST', path, body);
  const save = (title: string, rawTextSearch: string, inProject = projectId) =>
    member.make('/alerts', { title, projectId: inProject, searchModel: { rawTextSearch } });
  const list = async (body: object = {}, user = member) =>
    (await call('/alerts/getSearchAlerts', body, user)).body as Alerts;
  const numbers = ({ results }: Alerts) => results.map(({ fusionId }) => Number(fusionId.split('-').at(-1)));
  const key = (number: number, inProject = projectId) => ({ fusionId: `us-119-hr-${number}`, projectId: inProject });
  /** Moves existing alerts into the past so that dates differ. */
  const age = (seconds: number) =>
    api.deps.database.$client.query(`update search_alerts set discovery_ts = discovery_ts - ${seconds}`);

  it('pages through all alerts without gaps in every sort order', async () => {
    await save('All', 'widget');
    await ingest(...Array.from({ length: 26 }, (_, index) => testBill(index + 1)));
    const first = await list();
    const second = await list({ offset: 25 });
    expect([first.results.length, second.results.length, first.total, second.total]).toEqual([25, 1, 26, 26]);
    expect(new Set([...numbers(first), ...numbers(second)]).size).toBe(26);
    const up = await list({ sort: 'discoveryDate_asc', limit: 100 });
    const down = await list({ sort: 'discoveryDate_desc', limit: 100 });
    expect(numbers(up)).toEqual(numbers(down).toReversed());
    expect(await list({ offset: 100 })).toMatchObject({ total: 26, results: [] });
  });

  it('creates the alert in the current project of a saved search, even when it has just moved', async () => {
    const movedId = await save('Moved', 'widget');
    await save('Stays', 'widget');
    await ingest(testBill(1, { title: 'Nothing of interest' }));
    // Bypasses the matchers, as if the move were committed between matching and writing.
    await api.deps.database.$client.query('update saved_searches set project_id = $1 where saved_search_id = $2', [
      otherProjectId,
      movedId,
    ]);
    await ingest(testBill(2));
    const found = (await list()).results.map((alert) => [alert.projectId, alert.savedSearchTitles]);
    expect(new Map(found as [string, string[]][])).toEqual(
      new Map([
        [projectId, ['Stays']],
        [otherProjectId, ['Moved']],
      ]),
    );
  });

  it('sorts by discovery date', async () => {
    await save('All', 'widget');
    await ingest(testBill(1));
    await age(1000);
    await ingest(testBill(2));
    expect(numbers(await list())).toEqual([2, 1]);
    expect(numbers(await list({ sort: 'discoveryDate_asc' }))).toEqual([1, 2]);
  });

  it('sorts by relevance in the order Discover uses, in both directions', async () => {
    const queries = ['widget', 'widget gadget', 'widget OR sprocket', '"red widget"', 'title:gadget', 'wid*'];
    const searches = await Promise.all(queries.map(async (query) => ({ query, id: await save(query, query) })));
    const words = ['widget', 'gadget', 'sprocket', 'red', 'act', 'safety', 'fund'];
    const said = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => words[(from * (place + 3) + place) % words.length]).join(' ');
    const bills = Array.from({ length: 24 }, (_, index) =>
      testBill(index + 1, {
        title: said(index, 2 + (index % 5)),
        summaries: [{ text: said(index + 2, 4 + (index % 7)), language: 'en' }],
        introducedOn: `2026-01-${String(1 + (index % 9)).padStart(2, '0')}`,
      }),
    );
    await ingest(...bills);
    for (const { query, id } of searches) {
      const found = await call('/documents/search', {
        searchModel: { rawTextSearch: query },
        sort: 'relevance',
        limit: 25,
      });
      const inDiscover = numbers(found.body as Alerts);
      expect(inDiscover.length, query).toBeGreaterThan(3);
      const of = { savedSearchIds: [id], limit: 100 };
      expect(numbers(await list({ ...of, sort: 'relevancy_desc' })), query).toEqual(inDiscover);
      expect(numbers(await list({ ...of, sort: 'relevancy_asc' })), query).toEqual(inDiscover.toReversed());
    }
  });

  it('ranks by the best matching search and recalculates relevance with every version', async () => {
    await save('Low', 'widget OR sprocket OR gadget');
    await save('High', 'widget');
    await ingest(testBill(1, { title: 'A widget' }), testBill(2, { title: 'A sprocket rule' }));
    expect(numbers(await list({ sort: 'relevancy_desc' }))).toEqual([1, 2]);
    await ingest(testBill(1, { title: 'Of many other things and of a gadget at the very end' }));
    expect(numbers(await list({ sort: 'relevancy_desc' }))).toEqual([2, 1]);
  });

  it('filters by project, saved search, type, read and irrelevant, with matching totals', async () => {
    const all = await save('All', 'widget');
    const gadgets = await save('Gadgets', 'widget AND 2', otherProjectId);
    await ingest(testBill(1), testBill(2), testBill(3));
    await call('/alerts/toggleSearchAlertRead', { fetchOptions: [key(1)], toggleValue: true });
    await call('/alerts/toggleSearchAlertsIrrelevant', { fetchOptions: [key(3)], toggleValue: true });
    const shown = async (filter: object) => {
      const alerts = await list(filter);
      // The alerts were found in the same second, so their order varies.
      return [numbers(alerts).toSorted(), alerts.total, alerts.unread];
    };
    expect(await shown({ projectIds: [projectId] })).toEqual([[1, 2], 2, 1]);
    expect(await shown({ projectIds: [otherProjectId] })).toEqual([[2], 1, 1]);
    expect(await shown({ savedSearchIds: [gadgets] })).toEqual([[2], 1, 1]);
    expect(await shown({ savedSearchIds: [all], read: 'true' })).toEqual([[1], 1, 0]);
    expect(await shown({ projectIds: [projectId], read: 'false' })).toEqual([[2], 1, 1]);
    expect(await shown({ irrelevant: true })).toEqual([[3], 1, 1]);
    expect(await shown({ documentTypes: ['Regulation'] })).toEqual([[], 0, 0]);
  });

  it('marks all alerts of a filter as read and records each only once', async () => {
    await save('All', 'widget');
    await ingest(testBill(1), testBill(2), testBill(3));
    await call('/alerts/toggleSearchAlertsIrrelevant', { fetchOptions: [key(3)], toggleValue: true });
    const read = await call('/alerts/markSearchAlertsRead', { projectIds: [projectId] });
    expect(read.body).toMatchObject({ changed: [{ markedRead: true }, { markedRead: true }], counts: { unread: 0 } });
    expect((await call('/alerts/markSearchAlertsRead', { projectIds: [projectId] })).body).toMatchObject({
      changed: [],
    });
    const { rows } = await api.deps.database.$client.query(
      `select 1 from alert_activities where event_label = 'MARKED_READ'`,
    );
    expect(rows).toHaveLength(2);
    // The irrelevant alert was not in the list that was marked.
    expect(await list({ irrelevant: true })).toMatchObject({ unread: 1 });
    const unread = await call('/alerts/markSearchAlertsUnRead', { fetchOptions: [key(1), key(99)] });
    expect(unread.body).toMatchObject({ changed: [{ fusionId: 'us-119-hr-1' }], counts: { unread: 1 } });
  });

  it('keeps deleted alerts deleted when the document changes', async () => {
    await save('All', 'widget');
    await ingest(testBill(1), testBill(2));
    const deleted = await call('/alerts/markDeleted', { fusionIds: ['us-119-hr-1', 'us-119-hr-99'], projectId });
    expect(deleted.body).toMatchObject({ deleted: 1, counts: { unread: 1 } });
    await ingest(testBill(1, { title: 'A changed bill on widgets' }));
    expect(numbers(await list())).toEqual([2]);
  });

  it('deletes the alerts of a document in every visible project when none is named', async () => {
    const hiddenId = await other.make('/projects', { name: 'Hidden' });
    await api.call(other.token, 'PATCH', `/projects/${hiddenId}`, { users: [other.userId] });
    for (const id of [projectId, otherProjectId]) await save('All', 'widget', id);
    await other.make('/alerts', { title: 'All', projectId: hiddenId, searchModel: { rawTextSearch: 'widget' } });
    await ingest(testBill(1), testBill(2));
    const deleted = await call('/alerts/markDeleted', ['us-119-hr-1', 'us-119-hr-99']);
    expect(deleted.body).toMatchObject({ deleted: 2, fusionIds: ['us-119-hr-1'], counts: { unread: 2 } });
    expect(numbers(await list())).toEqual([2, 2]);
    expect(numbers(await list({ projectIds: [hiddenId] }, other)).toSorted()).toEqual([1, 2]);
    expect((await call('/alerts/markDeleted', { fusionIds: ['us-119-hr-1'], projectId: hiddenId })).status).toBe(404);
  });

  it('restores deleted alerts once, exactly as they were', async () => {
    await save('Widget 1', '"widget 1"');
    await save('All', 'widget');
    await ingest(testBill(1), testBill(2), testBill(3));
    await call('/alerts/toggleSearchAlertRead', { fetchOptions: [key(1), key(3)], toggleValue: true });
    await call('/alerts/toggleSearchAlertsIrrelevant', { fetchOptions: [key(3)], toggleValue: true });
    await call('/alerts/markDeleted', { fusionIds: ['us-119-hr-2'], projectId });
    const shown = async () => [await list({ sort: 'discoveryDate_asc' }), await list({ irrelevant: true })];
    const before = await shown();
    const gone = await call('/alerts/markDeleted', { fusionIds: ['us-119-hr-1', 'us-119-hr-2'], projectId });
    expect(gone.body).toMatchObject({ deleted: 1, fusionIds: ['us-119-hr-1'] });
    const irrelevant = await call('/alerts/markIrrelevantsDeleted', { projectId });
    expect(irrelevant.body).toMatchObject({ deleted: 1, fusionIds: ['us-119-hr-3'] });
    const undo = { fusionIds: ['us-119-hr-1', 'us-119-hr-3'], projectId };
    expect((await call('/alerts/restoreDeleted', undo)).body).toMatchObject({ restored: 2, counts: { unread: 0 } });
    expect(await shown()).toEqual(before);
    expect((await call('/alerts/restoreDeleted', undo)).body).toMatchObject({ restored: 0 });
    // An alert deleted with its saved search has no match left, so it is not restored.
    const onlyHere = await save('Gadget', 'widget AND 2', otherProjectId);
    await ingest(testBill(2, { title: 'Widget 2 anew' }));
    await api.call(member.token, 'DELETE', `/alerts/${onlyHere}`);
    const orphan = { fusionIds: ['us-119-hr-2'], projectId: otherProjectId };
    expect((await call('/alerts/restoreDeleted', orphan)).body).toMatchObject({ restored: 0 });
  });

  it('deletes the irrelevant alerts of a single project', async () => {
    await save('All', 'widget');
    await save('All', 'widget', otherProjectId);
    await ingest(testBill(1), testBill(2));
    const both = [key(1), key(1, otherProjectId)];
    await call('/alerts/toggleSearchAlertsIrrelevant', { fetchOptions: both, toggleValue: true });
    expect((await call('/alerts/markIrrelevantsDeleted', { projectId })).body).toMatchObject({ deleted: 1 });
    expect(await list({ irrelevant: true, projectIds: [projectId] })).toMatchObject({ total: 0 });
    expect(await list({ irrelevant: true, projectIds: [otherProjectId] })).toMatchObject({ total: 1 });
  });

  it('keeps irrelevant alerts irrelevant and marks relevant alerts unread when documents change', async () => {
    await save('All', 'widget');
    await ingest(testBill(1), testBill(2));
    await call('/alerts/toggleSearchAlertRead', { fetchOptions: [key(1), key(2)], toggleValue: true });
    await call('/alerts/toggleSearchAlertsIrrelevant', { fetchOptions: [key(1)], toggleValue: true });
    await ingest(testBill(1, { title: 'One changed widget' }), testBill(2, { title: 'Two changed widgets' }));
    expect(await list()).toMatchObject({ total: 1, unread: 1, results: [{ fusionId: 'us-119-hr-2' }] });
    expect(await list({ irrelevant: true })).toMatchObject({ total: 1, unread: 0 });
  });

  it('keeps its state when it is moved to another project and back', async () => {
    await save('Ours', 'widget');
    await ingest(testBill(1), testBill(2));
    await call('/alerts/toggleSearchAlertRead', { fetchOptions: [key(1)], toggleValue: true });
    const before = await list();
    const fusionIds = ['us-119-hr-1', 'us-119-hr-2'];
    for (const [fromProjectId, toProjectId] of [
      [projectId, otherProjectId],
      [otherProjectId, projectId],
    ]) {
      const moved = await call('/alerts/moveAlertToProject', { fusionIds, fromProjectId, toProjectId });
      expect(moved.body).toMatchObject({ moved: 2, merged: 0 });
    }
    const withoutId = ({ results, ...rest }: typeof before) => ({
      ...rest,
      // Alerts of the same second are ordered by id, and moving creates new ids.
      results: results
        .map((alert) => ({ ...alert, _id: null }))
        .toSorted((a, b) => a.fusionId.localeCompare(b.fusionId)),
    });
    expect(withoutId(await list())).toEqual(withoutId(before));
  });

  it('merges with the existing alert when moved to a project that already has the document', async () => {
    const from = await save('Ours', 'widget');
    const there = await save('Theirs', 'widget', otherProjectId);
    await ingest(testBill(1));
    await call('/alerts/toggleSearchAlertRead', { fetchOptions: [key(1, otherProjectId)], toggleValue: true });
    const moved = await call('/alerts/moveAlertToProject', {
      fusionIds: ['us-119-hr-1'],
      fromProjectId: projectId,
      toProjectId: otherProjectId,
    });
    expect(moved.body).toMatchObject({ moved: 1, merged: 1 });
    const alerts = await list();
    expect(alerts).toMatchObject({ total: 1, unread: 1 });
    expect(alerts.results[0]?.savedSearchTitles.toSorted()).toEqual(['Ours', 'Theirs']);
    // The alert counts for its current project, as in the counts of the saved searches.
    expect(await list({ savedSearchIds: [there] })).toMatchObject({ total: 1 });
    expect(await list({ savedSearchIds: [from] })).toMatchObject({ total: 0, results: [] });
    expect(await call('/alerts/markSearchAlertsRead', { savedSearchIds: [from] })).toMatchObject({
      body: { changed: [] },
    });
    for (const id of [from, there]) {
      const { body } = await api.call(member.token, 'GET', `/alerts/${id}`);
      expect(body).toMatchObject({ total: id === there ? 1 : 0, unread: id === there ? 1 : 0 });
    }
    // The alert disappears once both searches are gone, whatever project they are in.
    await api.call(member.token, 'DELETE', `/alerts/${there}`);
    expect(await list()).toMatchObject({ total: 1 });
    await api.call(member.token, 'DELETE', `/alerts/${from}`);
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('moves a saved search with its alerts and keeps alerts that other searches also found', async () => {
    const moving = await save('Moving', 'widget');
    const staying = await save('Staying', 'widget AND 2');
    await ingest(testBill(1), testBill(2));
    const moved = await call('/alerts/moveAlertToProject', { savedSearchId: moving, toProjectId: otherProjectId });
    expect(moved.body).toMatchObject({
      moved: 2,
      counts: {
        projects: expect.arrayContaining([
          { projectId, total: 1, unread: 1, irrelevant: 0 },
          { projectId: otherProjectId, total: 2, unread: 2, irrelevant: 0 },
        ]),
        savedSearches: expect.arrayContaining([
          { savedSearchId: moving, total: 2, unread: 2 },
          { savedSearchId: staying, total: 1, unread: 1 },
        ]),
      },
    });
    const inOther = await list({ projectIds: [otherProjectId], sort: 'discoveryDate_asc' });
    expect(inOther.results.map((alert) => alert.savedSearchTitles)).toEqual([['Moving'], ['Moving']]);
    const stayed = await list({ projectIds: [projectId] });
    expect(stayed.results).toMatchObject([{ fusionId: 'us-119-hr-2', savedSearchTitles: ['Staying'] }]);
    await ingest(testBill(3));
    expect(await list({ projectIds: [otherProjectId] })).toMatchObject({ total: 3 });
  });

  it('highlights in each project only what the searches of that project found', async () => {
    await save('Widgets', 'widget');
    await save('Safety', 'safety', otherProjectId);
    await ingest(testBill(1, { title: 'A bill on widget safety' }));
    const { results } = await list();
    const marked = results.map(({ projectId: id, keywordHighlighting }) => [
      id,
      keywordHighlighting.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))),
    ]);
    expect(Object.fromEntries(marked)).toEqual({ [projectId]: ['widget'], [otherProjectId]: ['safety'] });
  });

  it('hides projects a user cannot see from lists, counts, activities and marking', async () => {
    await save('All', 'widget');
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: member.organizationId, projectId, userId: member.userId });
    await ingest(testBill(1));
    expect(await list()).toMatchObject({ total: 1 });
    expect(await list({}, other)).toMatchObject({ total: 0, unread: 0 });
    expect(await api.call(other.token, 'GET', '/alerts/counts')).toMatchObject({
      body: { unread: 0, savedSearches: [], projects: [{ projectId: otherProjectId }] },
    });
    expect((await call('/alerts/getSearchAlert', key(1), other)).status).toBe(404);
    const activities = await api.call(other.token, 'GET', '/alerts/getAllAlertActivitiesForSearchAlert/us-119-hr-1');
    expect(activities.body).toEqual({ savedAlerts: [], alertActivities: [] });
    await call('/alerts/markSearchAlertsRead', {}, other);
    expect(await list()).toMatchObject({ unread: 1 });
  });

  it('hides the name of a saved search in a project the user cannot see after the alert was moved', async () => {
    await save('Secret plan', 'widget');
    await api.deps.database
      .insert(projectCollaborators)
      .values({ organizationId: member.organizationId, projectId, userId: member.userId });
    await ingest(testBill(1));
    const move = { fusionIds: ['us-119-hr-1'], fromProjectId: projectId, toProjectId: otherProjectId };
    expect(await call('/alerts/moveAlertToProject', move)).toMatchObject({ status: 200 });
    const namedFor = async (user: TestUser) =>
      (await list({}, user)).results.map(({ savedSearchTitles }) => savedSearchTitles);
    expect(await namedFor(member)).toEqual([['Secret plan']]);
    expect(await namedFor(other)).toEqual([[]]);
  });
});

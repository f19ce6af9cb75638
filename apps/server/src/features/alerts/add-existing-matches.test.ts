import { beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createDeliveredMatchesRepository } from './delivery/delivered-matches.repository.ts';

/** The day (UTC) this many days ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const recent = (number: number, changes: object = {}) => testBill(number, { introducedOn: daysAgo(3), ...changes });

describe('Adding existing documents to an alert', () => {
  const { api, ingest, member, stranger } = workspaceTest(
    { member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'projects', 'saved_searches'] },
  );
  let projectId: string;
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Widgets' });
    await ingest(recent(1), recent(2), recent(3), testBill(4, { introducedOn: daysAgo(92) }));
  });

  const save = (title = 'Widgets') =>
    member.make('/alerts', { title, projectId, searchModel: { rawTextSearch: 'widget' } });
  const add = (savedSearchId: string, user = member) =>
    api.call(user.token, 'POST', '/alerts/addExisting', { savedSearchId });
  const getAlerts = async (savedSearchId: string) => {
    const { body } = await api.call(member.token, 'POST', '/alerts/getSearchAlerts', {
      savedSearchIds: [savedSearchId],
    });
    return body as { total: number; unread: number; results: { fusionId: string; markedRead: boolean }[] };
  };

  it('lists those of the last 90 days as read, once', async () => {
    const id = await save();
    expect(await getAlerts(id)).toMatchObject({ total: 0 });
    expect(await add(id)).toMatchObject({ status: 200, body: { added: 3, atLimit: false } });
    expect(await getAlerts(id)).toMatchObject({ total: 3, unread: 0 });
    expect(await add(id)).toMatchObject({ body: { added: 0 } });
    expect(await getAlerts(id)).toMatchObject({ total: 3, unread: 0 });
  });

  it('delivers none of them by e-mail, webhook or feed, and delivers their next change', async () => {
    const id = await save();
    await add(id);
    const numberNew = () => api.deps.database.transaction((tx) => createDeliveredMatchesRepository(tx).numberNew());
    const deliver = (after: number) =>
      createDeliveredMatchesRepository(api.deps.database).find(
        { organizationId: member.organizationId },
        { savedSearchIds: [id], after, upTo: Number.MAX_SAFE_INTEGER, limit: 10 },
      );
    expect(await numberNew()).toBe(0);
    // A feed starts after -1, e-mails and webhooks after 0.
    expect(await deliver(-1)).toEqual([]);
    await ingest(recent(1, { title: 'A changed widget' }));
    expect(await numberNew()).toBe(1);
    expect(await deliver(0)).toMatchObject([{ savedSearchId: id, deliveryNumber: 1 }]);
    expect(await getAlerts(id)).toMatchObject({ total: 3, unread: 1 });
  });

  it('lists each once when it is requested twice at once', async () => {
    const id = await save();
    const answers = await Promise.all([add(id), add(id)]);
    const added = answers.map(({ body }) => (body as { added: number }).added);
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect(await getAlerts(id)).toMatchObject({ total: 3, unread: 0 });
  });

  it('leaves alerts of other saved searches unread, and deleted ones deleted', async () => {
    const other = await save('Other');
    await ingest(recent(1, { title: 'A changed widget' }), recent(2, { title: 'Another changed widget' }));
    const before = await getAlerts(other);
    expect(before).toMatchObject({ total: 2, unread: 2 });
    const [deleted] = before.results;
    await api.call(member.token, 'POST', '/alerts/markDeleted', { fusionIds: [deleted?.fusionId], projectId });
    const id = await save();
    expect(await add(id)).toMatchObject({ body: { added: 2 } });
    expect(await getAlerts(id)).toMatchObject({ total: 2, unread: 1 });
    expect(await getAlerts(other)).toMatchObject({ total: 1, unread: 1 });
  });

  it('is refused for a search without a project and hidden from other organizations', async () => {
    const loose = await member.make('/savedSearches', { searchModel: { rawTextSearch: 'widget' } });
    expect(await add(loose)).toMatchObject({ status: 404 });
    expect(await add(await save(), stranger)).toMatchObject({ status: 404 });
  });
});

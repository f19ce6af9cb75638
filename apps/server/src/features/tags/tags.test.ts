import type { SavedSearch } from '@rotunda/contract';
import { auditLog, events } from '@rotunda/database';
import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { SAVED_SEARCHES_CHANNEL } from '../saved-searches/index.ts';

describe('Tags API', () => {
  const { api, ingest, admin, stranger } = workspaceTest(
    { admin: 'admin', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'projects', 'tags'] },
  );

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(admin.token, method, path, body);
  const create = (name: string) => admin.make('/tags', { name });
  const names = async () =>
    ((await call('GET', '/tags')).body as { results: { name: string }[] }).results.map((tag) => tag.name);

  it('sorts tags by name, ignoring case', async () => {
    for (const name of ['beta', 'Alpha', 'énergie', 'Gamma', 'federal']) await create(name);
    expect(await names()).toEqual(['Alpha', 'beta', 'énergie', 'federal', 'Gamma']);
  });

  it('requires a name that is unique ignoring case, even under concurrency', async () => {
    expect(await call('POST', '/tags', { name: '  ' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'Tag name cannot be empty' } },
    });
    const made = await Promise.all(['Urgent', 'urgent', ' URGENT '].map(create));
    expect(new Set(made).size).toBe(1);
    expect(await names()).toHaveLength(1);
  });

  it('renames a tag unless the name is taken', async () => {
    const [urgent] = [await create('Urgent'), await create('Later')];
    expect(await call('PATCH', `/tags/${urgent}`, { name: 'LATER' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('“Later”') },
    });
    expect(await call('PATCH', `/tags/${urgent}`, { name: 'URGENT' })).toMatchObject({ body: { name: 'URGENT' } });
  });

  it('merges tags everywhere and counts their uses', async () => {
    const [from, into] = [await create('Water'), await create('Waters')];
    await ingest(testBill(1), testBill(2));
    const { _id: projectId } = (await call('POST', '/projects', { name: 'P' })).body as { _id: string };
    const change = (number: number, addTagIds: string[]) => ({
      fusionId: `us-119-hr-${number}`,
      documentType: 'Legislation',
      addTagIds,
    });
    await call('POST', '/entity-metadata', { changes: [change(1, [from, into]), change(2, [from])] });
    await call('PATCH', '/projects/tags', { projectIds: [projectId], tagsAdded: [from] });
    expect(await call('POST', `/tags/${from}/merge`, { intoTagId: from })).toMatchObject({ status: 400 });
    expect(await call('POST', `/tags/${from}/merge`, { intoTagId: into })).toMatchObject({ status: 200 });
    expect(await call('GET', '/tags/usage')).toMatchObject({
      body: { total: 1, results: [{ _id: into, documents: 2, projects: 1, actions: 0, attachments: 0 }] },
    });
  });

  it('updates saved searches and notifies matchers when tags are merged or deleted', async () => {
    const [from, into, other] = [await create('Water'), await create('Waters'), await create('Other')];
    const save = async (tagIds: string[]) => {
      const searchModel = { rawTextSearch: 'water', entityMetadata: { tagIds } };
      return admin.make('/savedSearches', { searchModel });
    };
    const told: string[] = [];
    const stop = await api.deps.listener.subscribe(SAVED_SEARCHES_CHANNEL, (ids) => told.push(...ids.split(',')));
    const [both, only, without] = [await save([other, from, into]), await save([from]), await save([other])];
    await expect.poll(() => told).toEqual([both, only, without]);
    const getTagIds = async (id: string) =>
      ((await call('GET', `/savedSearches/${id}`)).body as SavedSearch).searchModel.entityMetadata.tagIds;
    await call('POST', `/tags/${from}/merge`, { intoTagId: into });
    expect(await getTagIds(both)).toEqual([other, into]);
    expect(await getTagIds(only)).toEqual([into]);
    await expect.poll(() => told.slice(3).toSorted()).toEqual([both, only].toSorted());
    await call('DELETE', `/tags/${into}`);
    expect(await getTagIds(both)).toEqual([other]);
    expect(await getTagIds(only)).toEqual([]);
    expect(await getTagIds(without)).toEqual([other]);
    await expect.poll(() => told).toHaveLength(7);
    stop();
  });

  it('removes a deleted tag from everything', async () => {
    const tagId = await create('Water');
    await ingest(testBill(1));
    await call('POST', '/entity-metadata', {
      changes: [{ fusionId: 'us-119-hr-1', documentType: 'Legislation', addTagIds: [tagId] }],
    });
    expect(await call('DELETE', `/tags/${tagId}`)).toMatchObject({ status: 200 });
    expect(await call('POST', '/entity-metadata/fetch-by-ids', { fusionIds: ['us-119-hr-1'] })).toMatchObject({
      body: { results: [{ tagIds: [] }] },
    });
    expect(await call('DELETE', `/tags/${tagId}`)).toMatchObject({ status: 404 });
  });

  it('belongs to its organization, where alone its name is taken', async () => {
    const ours = await create('Water');
    const theirs = await stranger.make('/tags', { name: 'water' });
    expect(theirs).not.toBe(ours);
    const missing = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await stranger.call('PATCH', `/tags/${ours}`, { name: 'Air' })).toMatchObject(missing);
    expect(await stranger.call('DELETE', `/tags/${ours}`)).toMatchObject(missing);
    expect(await stranger.call('POST', `/tags/${ours}/merge`, { intoTagId: theirs })).toMatchObject(missing);
    expect(await stranger.call('POST', `/tags/${theirs}/merge`, { intoTagId: ours })).toMatchObject(missing);
    expect(await names()).toEqual(['Water']);
    expect(await stranger.call('GET', '/tags')).toMatchObject({ body: { total: 1, results: [{ name: 'water' }] } });
  });

  it('counts no uses of a tag that nothing has, and each use by kind', async () => {
    const [water, air] = [await create('Water'), await create('Air')];
    await admin.make('/projects', { name: 'Untagged' });
    const projectIds = [await admin.make('/projects', { name: 'One' }), await admin.make('/projects', { name: 'Two' })];
    await call('PATCH', '/projects/tags', { projectIds, tagsAdded: [water] });
    await call('POST', '/attachments', {
      title: 'Report',
      attachmentType: 'link',
      url: 'https://example.org/report',
      tags: [water],
    });
    const unused = { documents: 0, actions: 0, attachments: 0, projects: 0 };
    expect(await call('GET', '/tags/usage')).toMatchObject({
      body: {
        results: [
          { _id: air, ...unused },
          { _id: water, ...unused, attachments: 1, projects: 2 },
        ],
      },
    });
  });

  it('is audited under the name it had, except when it is created', async () => {
    const [water, air] = [await create('Water'), await create('Air')];
    await call('PATCH', `/tags/${water}`, { name: 'Rivers' });
    await call('POST', `/tags/${water}/merge`, { intoTagId: air });
    await call('DELETE', `/tags/${air}`);
    const rows = await api.deps.database
      .delete(auditLog)
      .where(inArray(auditLog.subject, [water, air]))
      .returning();
    expect(new Map(rows.map(({ action, subject, detail }) => [action, [subject, detail]]))).toEqual(
      new Map<string, unknown>([
        ['tag.renamed', [water, { name: 'Water', newName: 'Rivers' }]],
        ['tag.merged', [water, { name: 'Rivers', intoName: 'Air' }]],
        ['tag.deleted', [air, { name: 'Air' }]],
      ]),
    );
  });

  it('is announced to open pages in every change, but not when the change is refused', async () => {
    const told = async () => (await api.deps.database.delete(events).returning()).map(({ topic }) => topic);
    await told();
    const [water] = [await create('Water'), await create('Air')];
    expect(await told()).toEqual(['tags.changed', 'tags.changed']);
    await call('PATCH', `/tags/${water}`, { name: 'Rivers' });
    expect(await told()).toEqual(['tags.changed']);
    expect((await call('PATCH', `/tags/${water}`, { name: 'AIR' })).status).toBe(409);
    expect((await call('POST', `/tags/${water}/merge`, { intoTagId: randomUUID() })).status).toBe(404);
    expect(await told()).toEqual([]);
  });
});

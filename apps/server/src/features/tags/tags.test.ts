import type { SavedSearch } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { SAVED_SEARCHES_CHANNEL } from '../saved-searches/index.ts';

describe('Tags API', () => {
  const { api, ingest, admin } = workspaceTest(
    { admin: 'admin' },
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
    const tagIdsOf = async (id: string) =>
      ((await call('GET', `/savedSearches/${id}`)).body as SavedSearch).searchModel.entityMetadata.tagIds;
    await call('POST', `/tags/${from}/merge`, { intoTagId: into });
    expect(await tagIdsOf(both)).toEqual([other, into]);
    expect(await tagIdsOf(only)).toEqual([into]);
    await expect.poll(() => told.slice(3).toSorted()).toEqual([both, only].toSorted());
    await call('DELETE', `/tags/${into}`);
    expect(await tagIdsOf(both)).toEqual([other]);
    expect(await tagIdsOf(only)).toEqual([]);
    expect(await tagIdsOf(without)).toEqual([other]);
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
});

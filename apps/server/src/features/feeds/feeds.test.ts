import { auditLog } from '@rotunda/database';
import { parseFeed } from 'feedsmith';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

type Paths = Record<'rss' | 'atom' | 'json', string>;

describe('Saved search feed', () => {
  const { api, admin, member, leaver, stranger, ingest } = workspaceTest(
    {
      ...({ admin: 'admin', member: 'member', leaver: 'member' } as const),
      stranger: { role: 'admin', of: 'Theirs' },
    },
    { withPipeline: true, emptied: ['projects', 'search_alerts', 'documents', 'audit_log'] },
  );
  let projectId: string;
  let savedSearchId: string;
  beforeEach(async () => {
    projectId = await member.make('/projects', { name: 'Water' });
    const searchModel = { rawTextSearch: 'aquifer' };
    savedSearchId = await member.make('/alerts', { title: 'Aquifers & <wells>', projectId, searchModel });
  });

  const create = async (person = member): Promise<Paths> => {
    const answer = await person.call('POST', `/savedSearches/${savedSearchId}/feed`);
    expect(answer.status).toBe(201);
    return (answer.body as { paths: Paths }).paths;
  };
  const read = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
  const getStatus = async (url: string) => (await read(url)).statusCode;

  it('lists the newest matches first with title, excerpt, link and date in all three formats', async () => {
    await ingest(testBill(1, { title: 'A bill on the aquifer of Ohio & \u0007others' }));
    await ingest(testBill(2, { title: 'Another', summaries: [{ text: 'It protects every aquifer of the plains.' }] }));
    const paths = await create();
    const rss = await read(paths.rss);
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const parsed = parseFeed(rss.body);
    if (parsed.format !== 'rss') throw new Error(`not RSS: ${parsed.format}`);
    const [second, first] = parsed.feed.items ?? [];
    expect(parsed.feed.items).toHaveLength(2);
    expect(first).toMatchObject({ link: expect.stringMatching(/\/legislation\/us-119-hr-1$/) });
    expect(first?.title).toContain('A bill on the aquifer of Ohio & others');
    expect(second?.description).toContain('It protects every aquifer of the plains.');
    expect(second?.guid?.value).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8/);

    const atom = parseFeed((await read(paths.atom)).body);
    if (atom.format !== 'atom') throw new Error(`not Atom: ${atom.format}`);
    const json = parseFeed((await read(paths.json)).body);
    if (json.format !== 'json') throw new Error(`not JSON: ${json.format}`);
    const ids = parsed.feed.items?.map(({ guid }) => guid?.value);
    expect(atom.feed.entries?.map(({ id }) => id)).toEqual(ids);
    expect(json.feed.items?.map(({ id }) => id)).toEqual(ids);
    expect(json.feed.title).toBe('Aquifers & <wells> - Rotunda');
  });

  it('is not created for a saved search that is being deleted', async () => {
    const { $client: pool } = api.deps.database;
    const deleting = await pool.connect();
    await deleting.query('begin');
    await deleting.query('delete from saved_searches where saved_search_id = $1', [savedSearchId]);
    const making = member.call('POST', `/savedSearches/${savedSearchId}/feed`);
    try {
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000, interval: 20 },
      );
    } finally {
      await deleting.query('commit');
      deleting.release();
    }
    expect(await making).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('has an entry with a stable id for each matching version', async () => {
    const { json } = await create();
    const ids = async () => (await read(json)).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    await ingest(testBill(1, { title: 'An aquifer' }));
    const [first] = await ids();
    await ingest(testBill(1, { title: 'An aquifer, amended' }));
    expect((await ids()).slice(1)).toEqual([first]);
  });

  it('excludes deleted and irrelevant alerts and those of other saved searches', async () => {
    await member.make('/alerts', { title: 'Wells', projectId, searchModel: { rawTextSearch: 'well' } });
    await ingest(
      testBill(1, { title: 'An aquifer' }),
      testBill(2, { title: 'A well' }),
      testBill(3, { title: 'Aquifers' }),
    );
    const fusionIds = ['us-119-hr-1'];
    expect((await member.call('POST', '/alerts/markDeleted', { fusionIds, projectId })).status).toBe(200);
    const { json } = await create();
    expect((await read(json)).json<{ items: { url: string }[] }>().items.map(({ url }) => url)).toEqual([
      expect.stringMatching(/us-119-hr-3$/),
    ]);
  });

  it('answers 304 while nothing has changed, by ETag or date', async () => {
    const { atom } = await create();
    await ingest(testBill(1, { title: 'An aquifer' }));
    const { etag = '', 'last-modified': modified = '' } = (await read(atom)).headers;
    const asked = async (headers: Record<string, string>) => {
      const { statusCode, body } = await read(atom, headers);
      return [statusCode, body === ''];
    };
    expect(await asked({ 'if-none-match': String(etag) })).toEqual([304, true]);
    expect(await asked({ 'if-none-match': `W/${String(etag)}` })).toEqual([304, true]);
    expect(await asked({ 'if-modified-since': String(modified) })).toEqual([304, true]);
    expect(await asked({ 'if-none-match': '"other"', 'if-modified-since': String(modified) })).toEqual([200, false]);
    await ingest(testBill(2, { title: 'Two aquifers' }));
    expect(await asked({ 'if-none-match': String(etag) })).toEqual([200, false]);
  });

  it('answers 404 once it is revoked or replaced, and for a guessed address', async () => {
    const old = await create();
    const renewed = await create();
    expect([await getStatus(old.rss), await getStatus(renewed.rss)]).toEqual([404, 200]);
    const shown = await member.call('GET', `/savedSearches/${savedSearchId}/feed`);
    expect(shown.body).toEqual({ feed: { createdAt: expect.any(Number), lastReadAt: expect.any(Number) } });
    expect(await getStatus(renewed.rss.replace('.rss', '.txt'))).toBe(404);
    expect(await getStatus(`/api/feeds/${'a'.repeat(64)}.rss`)).toBe(404);
    expect((await member.call('DELETE', `/savedSearches/${savedSearchId}/feed`)).status).toBe(200);
    expect(await getStatus(renewed.rss)).toBe(404);
    const entries = await api.deps.database.select().from(auditLog);
    expect(entries.map(({ action }) => action)).toEqual([
      'search-feed.created',
      'search-feed.created',
      'search-feed.revoked',
    ]);
  });

  it('is available only while its owner is active and can see the project', async () => {
    const { json } = await create(leaver);
    await member.call('PATCH', `/projects/${projectId}`, { users: [member.userId] });
    expect(await getStatus(json)).toBe(404);
    await member.call('PATCH', `/projects/${projectId}`, { users: [] });
    expect(await getStatus(json)).toBe(200);
    await admin.call('PATCH', `/users/${leaver.userId}`, { isActive: false });
    expect(await getStatus(json)).toBe(404);
  });

  it('is NOT_FOUND to people who cannot see the saved search', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await stranger.call(method, `/savedSearches/${savedSearchId}/feed`)).status).toBe(404);
    }
  });
});

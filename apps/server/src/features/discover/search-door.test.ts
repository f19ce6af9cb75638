import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../app/build-api.ts';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

/** Generates distinct prefixes. */
const prefixes = (count: number, letter: string) =>
  Array.from({ length: count }, (_, place) => `${letter}x${place.toString(36)}z*`).join(' OR ');
const COSTLY = `(${prefixes(400, 'a')}) w/50 (${prefixes(400, 'b')})`;
const WIDGET = { searchModel: { rawTextSearch: 'widget' } };
/** With four connections, one user can run two searches and have twelve waiting. */
const CONNECTIONS = '4';
const RUNNING_EACH = 2;
const WAITING_EACH = 12;
/**
 * Longer than a busy machine needs for a test's other steps while searches hang; only the timeout test waits for a
 * limit.
 */
const TIMEOUT_SECONDS = 60;
/** A busy machine may take seconds to open a connection. */
const WAIT = { timeout: 15_000 };

describe('Search queue', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let address: string;
  let viewer: TestUser;
  let other: TestUser;
  let projectId: string;
  let savedSearchId: string;
  beforeAll(async () => {
    api = await createTestApi({
      environment: {
        ROTUNDA_SEARCH_CONNECTIONS: CONNECTIONS,
        ROTUNDA_SEARCH_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
      },
    });
    pipeline = await buildPipeline(api.deps);
    const organizationId = await api.addOrganization('Ours');
    viewer = await api.addUser(organizationId, 'viewer@ours.example', 'viewer');
    other = await api.addUser(organizationId, 'other@ours.example', 'member');
    await ingestRecords(api, pipeline, testBill(1));
    projectId = await getId(api.call(other.token, 'POST', '/projects', { name: 'Widgets' }));
    savedSearchId = await getId(api.call(other.token, 'POST', '/savedSearches', { projectId, ...WIDGET }));
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api`;
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const getId = async (answer: Promise<{ body: unknown }>) => ((await answer).body as { _id: string })._id;
  /** Makes every search hang in the database while `work` runs. */
  const whileSearchesHang = async (work: () => Promise<void>) => {
    const client = await api.deps.database.$client.connect();
    try {
      await client.query('begin; lock table doc_search in access exclusive mode');
      await work();
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const runningSearches = async () => {
    const { rows } = await api.deps.database.$client.query<{ running: string }>(
      `select count(*) as running from pg_locks join pg_class on pg_class.oid = relation
       where database = (select oid from pg_database where datname = current_database())
         and relname = 'doc_search' and not granted`,
    );
    return Number(rows[0]?.running);
  };
  const search = (user: TestUser, signal?: AbortSignal) =>
    fetch(`${address}/documents/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(WIDGET),
      ...(signal === undefined ? {} : { signal }),
    });

  it('cancels the statement when the caller disconnects', async () => {
    const earlierCaller = new AbortController();
    await whileSearchesHang(async () => {
      const ended: string[] = [];
      const earlier = search(other, earlierCaller.signal).finally(() => ended.push('earlier'));
      await expect.poll(runningSearches, WAIT).toBe(1);
      const caller = new AbortController();
      const answer = search(viewer, caller.signal);
      await expect.poll(runningSearches, WAIT).toBe(2);
      caller.abort();
      await expect(answer).rejects.toThrow();
      await expect.poll(runningSearches, WAIT).toBe(1);
      // If only its timeout had ended it, the search that started earlier would have ended first.
      expect(ended).toEqual([]);
      earlierCaller.abort();
      await expect(earlier).rejects.toThrow();
      await expect.poll(runningSearches, WAIT).toBe(0);
    });
  });

  it('limits running and waiting searches per person and answers 429 beyond, while others search', async () => {
    const callers = new AbortController();
    await whileSearchesHang(async () => {
      const asked = Array.from({ length: RUNNING_EACH + WAITING_EACH }, () => search(viewer, callers.signal));
      await expect.poll(runningSearches, WAIT).toBe(RUNNING_EACH);
      const refused = await search(viewer);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_SEARCHES' });
      // The suggestions while typing go through the same queue.
      expect(await api.call(viewer.token, 'GET', '/documents/quick-hits/HR1')).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_SEARCHES' },
      });
      expect((await api.call(other.token, 'GET', '/documents/quick-hits/HR1')).status).toBe(200);
      asked.push(search(other, callers.signal));
      await expect.poll(runningSearches, WAIT).toBe(RUNNING_EACH + 1);
      expect((await api.call(viewer.token, 'GET', '/projects')).status).toBe(200);
      callers.abort();
      await Promise.allSettled(asked);
      await expect.poll(runningSearches, WAIT).toBe(0);
    });
    expect((await search(viewer)).status).toBe(200);
  });

  it('cancels a search that others hold up, and says to try again instead of calling it too complex', async () => {
    const hasty = await buildApi({ ...api.deps, config: { ...api.deps.config, searchTimeoutSeconds: 1 } });
    try {
      await whileSearchesHang(async () => {
        const answer = await hasty.inject({
          method: 'POST',
          url: '/api/documents/search',
          headers: { authorization: `Bearer ${viewer.token}` },
          payload: WIDGET,
        });
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({ code: 'BUSY', message: expect.stringContaining('Try again') });
        expect(await runningSearches()).toBe(0);
      });
    } finally {
      await hasty.close();
    }
  });

  const model = { searchModel: { rawTextSearch: COSTLY } };
  it.each([
    ['a search', 'POST', '/documents/search', model],
    ['its count', 'POST', '/documents/search/explain', model],
    ['its preview', 'POST', '/documents/search/preview', model],
    ['its replay', 'POST', '/documents/search/replay', model],
    ['what else it could be', 'POST', '/documents/search/next-steps', model],
    ['why a document matches', 'POST', '/documents/search/match', { fusionId: 'us-119-hr-1', ...model }],
    ['a search that is saved', 'POST', '/savedSearches', model],
  ] as const)('rejects %s that is too costly and says how to simplify it', async (_what, method, path, body) => {
    expect(await api.call(other.token, method, path, body)).toMatchObject({
      status: 400,
      body: { code: 'QUERY_FAULT', fault: { code: 'too-costly', message: expect.stringContaining('Use fewer words') } },
    });
  });

  it('rejects saved searches and alerts that are too costly', async () => {
    const refused = { status: 400, body: { fault: { code: 'too-costly' } } };
    expect(await api.call(other.token, 'PATCH', `/savedSearches/${savedSearchId}`, model)).toMatchObject(refused);
    expect(await api.call(other.token, 'POST', '/alerts', { title: 'Costly', projectId, ...model })).toMatchObject(
      refused,
    );
  });

  it('marks a stored search that is too costly as broken and keeps matching the others', async () => {
    const { rowCount } = await api.deps.database.$client.query(
      `update saved_searches set search_model = jsonb_set(search_model, '{rawTextSearch}', to_jsonb($2::text))
       where saved_search_id = $1`,
      [savedSearchId, COSTLY],
    );
    expect(rowCount).toBe(1);
    const healthy = await getId(api.call(other.token, 'POST', '/savedSearches', { projectId, ...WIDGET }));
    const later = await buildPipeline(api.deps);
    await ingestRecords(api, later, testBill(2));
    await later.stop();
    const { rows } = await api.deps.database.$client.query<{ id: string; reason: string | null; matches: number }>(
      `select s.saved_search_id as id, s.broken_reason as reason, count(m.*)::int as matches
       from saved_searches s left join search_alert_matches m using (saved_search_id) group by 1, 2`,
    );
    expect(new Map(rows.map(({ id, ...row }) => [id, row]))).toEqual(
      new Map([
        [savedSearchId, { reason: expect.stringContaining('Use fewer words'), matches: 0 }],
        [healthy, { reason: null, matches: 1 }],
      ]),
    );
  });
});

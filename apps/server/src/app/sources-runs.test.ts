import { documentChanges, documents, ingestRuns, sourceSettings } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { queueDueSources } from '../features/sources/index.ts';
import { findSource } from '../sources/registry.ts';
import type { LocalAnswer } from '../sources/testing/local-endpoint.ts';
import { buildPipeline } from './build-pipeline.ts';
import { ingestFromFiles } from './ingest-from-files.ts';
import { createSourcesDeps } from './sources-deps.ts';
import { congress, liveSourceTest, PUBLISHER_KEY } from './testing/live-source-test.ts';

describe('Source runs', () => {
  const { api, admin, call, publisher, runNow, holdRuns, lastRun, untilEnd } = liveSourceTest();

  it('show their endpoint while still queued; settings reject an invalid endpoint', async () => {
    const endpoint = await publisher(congress(1));
    expect(await call('POST', '/runs')).toMatchObject({ body: { state: 'queued', input: endpoint.baseUrl } });
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished', input: endpoint.baseUrl });
    for (const baseUrl of ['api.congress.example', 'file:///etc/passwd']) {
      expect(await call('PATCH', '', { options: { baseUrl } })).toMatchObject({
        status: 400,
        body: { fields: { options: expect.stringContaining('baseUrl is not a web address') } },
      });
    }
    expect(await call('GET', '')).toMatchObject({ body: { live: { baseUrl: endpoint.baseUrl } } });
  });

  it('ingest what the publisher has and resume from there the next time', async () => {
    const endpoint = await publisher(congress(3));
    const release = holdRuns();
    await runNow();
    expect(await call('POST', '/runs')).toMatchObject({ status: 409, body: { code: 'SOURCE_BUSY' } });
    release();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished', read: 3, created: 3, quarantined: 0, error: null });
    expect(await api.deps.database.$count(documents)).toBe(3);
    expect(await call('GET', '')).toMatchObject({ body: { records: 3, quarantined: 0 } });

    await runNow();
    await untilEnd();
    expect(await call('GET', '/runs?limit=1')).toMatchObject({
      body: { total: 2, results: [{ state: 'finished', read: 3, created: 0, updated: 0, unchanged: 3 }] },
    });
    expect(endpoint.requests.filter((request) => request.startsWith('/bill?')).at(-1)).toContain(
      'fromDateTime=2026-03-01T00:00:00Z',
    );
  });

  it('report the freshness of a source once its documents are matched', async () => {
    await publisher(congress(3));
    await runNow();
    await untilEnd();
    expect(await call('GET', '')).toMatchObject({ body: { freshness: { sampleSize: 0 } } });
    const { pipeline, stop } = await buildPipeline(api.deps);
    await pipeline.drain();
    await stop();
    const { freshness } = (await call('GET', '')).body as {
      freshness: {
        sampleSize: number;
        publishedToFetched: { p50Seconds: number };
        fetchedToMatched: { p50Seconds: number; p95Seconds: number };
      };
    };
    expect(freshness.sampleSize).toBe(3);
    expect(freshness.fetchedToMatched.p50Seconds).toBeGreaterThanOrEqual(0);
    expect(freshness.fetchedToMatched.p95Seconds).toBeLessThan(60);
    expect(freshness.publishedToFetched.p50Seconds).toBeGreaterThan(0);
    // A document without a publication date must not count as fetched immediately.
    await api.deps.database.update(documentChanges).set({ publishedTs: null });
    expect(await call('GET', '')).toMatchObject({
      body: { freshness: { sampleSize: 3, publishedToFetched: { p50Seconds: null, p95Seconds: null } } },
    });
  });

  it('contact no disallowed host, however its address was stored', async () => {
    await call('PATCH', '', { apiKey: PUBLISHER_KEY });
    await api.deps.database.update(sourceSettings).set({ options: { baseUrl: 'http://localhost:1' } });
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(
        'localhost is not a host of this source (api.congress.gov). To allow it, add it to ROTUNDA_SOURCE_HOSTS',
      ),
    });
  });

  it('follow no redirect to a disallowed host', async () => {
    await publisher(() => ({ status: 302, headers: { location: 'http://localhost:1/bill' } }));
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('localhost is not a host of this source'),
    });
  });

  it('fail with a reason when they cannot start and leave the source free for the next run', async () => {
    await publisher(congress(1), { key: false });
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'failed', error: expect.stringContaining('needs an API key') });
    await runNow();
  });

  it("show the publisher's response when a fetch fails and succeed on the next run", async () => {
    const refuseSecond = (url: URL): LocalAnswer | undefined =>
      url.pathname === '/bill/119/s/2' ? { status: 403, body: 'no' } : congress(3)(url);
    await publisher(refuseSecond);
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'failed', error: expect.stringContaining('403') });
    await publisher(congress(3));
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished' });
    expect(await api.deps.database.$count(documents)).toBe(3);
  });

  it('can be stopped while running or queued', async () => {
    const stops: Promise<unknown>[] = [];
    const many = congress(300);
    await publisher((url) => {
      if (url.pathname === '/bill/119/s/2')
        stops.push(lastRun().then((run) => call('POST', `/runs/${String(run['runId'])}/stop`)));
      return many(url);
    });
    await runNow();
    await untilEnd();
    await Promise.all(stops);
    expect(await lastRun()).toMatchObject({ state: 'stopped', error: expect.stringContaining('stopped by an admin') });
    expect(await api.deps.database.$count(documents)).toBeLessThan(300);

    const release = holdRuns();
    const waiting = await runNow();
    expect(await call('POST', `/runs/${waiting}/stop`)).toMatchObject({ status: 200 });
    expect(await call('POST', `/runs/${waiting}/stop`)).toMatchObject({ status: 404 });
    release();
    expect(await lastRun()).toMatchObject({ runId: waiting, state: 'stopped' });
  });

  it('return 404 for a run of another source', async () => {
    await publisher(congress(1));
    const release = holdRuns();
    const runId = await runNow();
    expect((await admin.call('POST', `/sources/billstatus/runs/${runId}/stop`)).status).toBe(404);
    release();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished' });
    expect((await admin.call('GET', '/sources/no-such-source')).status).toBe(404);
  });

  it('are not blocked by a run whose process died', async () => {
    const nowTs = api.deps.clock.now();
    await api.deps.database.insert(ingestRuns).values({
      runId: api.deps.ids.newId(),
      source: 'congress-api',
      mode: 'live',
      input: '',
      fingerprint: 'live',
      state: 'running',
      startedTs: nowTs - 60,
      heartbeatTs: nowTs - 50,
    });
    await publisher(congress(1));
    await runNow();
    await untilEnd();
    const { results } = (await call('GET', '/runs')).body as { results: { state: string }[] };
    expect(results.map((run) => run.state)).toEqual(['finished', 'stopped']);
  });

  it('are queued exactly when the schedule is due', async () => {
    const at = (day: string) => ({
      ...api.deps.clock,
      now: () => Date.parse(day) / 1000,
      nowMs: () => Date.parse(day),
    });
    const due = (day: string) => queueDueSources({ ...createSourcesDeps(api.deps), clock: at(day) });
    await call('PATCH', '', { schedule: '0 6 * * *', enabled: true });
    const updatedTs = Date.parse('2026-03-01T05:00:00Z') / 1000;
    await api.deps.database.update(sourceSettings).set({ updatedTs }).where(eq(sourceSettings.source, 'congress-api'));
    expect(await due('2026-03-01T05:59:59Z')).toEqual([]);
    expect(await due('2026-03-01T06:00:00Z')).toEqual(['congress-api']);
    expect(await due('2026-03-01T06:01:00Z')).toEqual([]);
    await untilEnd();
    expect(await due('2026-03-02T05:59:00Z')).toEqual([]);
    expect(await due('2026-03-02T06:00:30Z')).toEqual(['congress-api']);
    await untilEnd();
    await call('PATCH', '', { enabled: false });
    expect(await due('2026-03-03T06:00:30Z')).toEqual([]);
  });

  it('list quarantined records with reason, position and original text', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
    await writeFile(path.join(folder, 'BILLSTATUS-119hr1.xml'), '<billStatus><bill><number>1</number>');
    const source = findSource('billstatus');
    if (source === undefined) throw new Error('billstatus is no source');
    await ingestFromFiles(api.deps, { source, paths: [folder] });
    await rm(folder, { recursive: true });
    expect(await admin.call('GET', '/sources/billstatus/quarantine')).toMatchObject({
      body: {
        total: 1,
        results: [
          {
            position: expect.stringContaining('BILLSTATUS-119hr1.xml'),
            reason: expect.any(String),
            raw: expect.stringContaining('<number>1</number>'),
          },
        ],
      },
    });
    expect(await admin.call('GET', '/sources/billstatus/quarantine?skip=1')).toMatchObject({
      body: { total: 1, results: [] },
    });
  });
});

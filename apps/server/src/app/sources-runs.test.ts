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

describe('the runs of a source', () => {
  const { api, admin, call, publisher, runNow, holdRuns, lastRun, untilEnd } = liveSourceTest();

  it('says from the moment it waits what address it asks, and refuses one that is none', async () => {
    const endpoint = await publisher(congress(1));
    expect(await call('POST', '/runs')).toMatchObject({ body: { state: 'queued', input: endpoint.baseUrl } });
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished', input: endpoint.baseUrl });
    for (const baseUrl of ['api.congress.example', 'file:///etc/passwd']) {
      expect(await call('PATCH', '', { options: { baseUrl } })).toMatchObject({
        status: 400,
        body: { fields: { options: expect.stringContaining('baseUrl is no web address') } },
      });
    }
    expect(await call('GET', '')).toMatchObject({ body: { live: { baseUrl: endpoint.baseUrl } } });
  });

  it('ingests what the publisher has, shows the run, and goes on from there the next time', async () => {
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

  it('tells how fresh a source is once its documents are matched', async () => {
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

  it('asks no host that is not allowed, however its address came to be stored', async () => {
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

  it('follows no redirect to a host that is not allowed', async () => {
    await publisher(() => ({ status: 302, headers: { location: 'http://localhost:1/bill' } }));
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({
      ...{ state: 'failed', error: expect.stringContaining('localhost is not a host of this source') },
    });
  });

  it('shows a run that cannot begin as failed, with the reason, and is free for the next', async () => {
    await publisher(congress(1), { key: false });
    await runNow();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'failed', error: expect.stringContaining('needs an API key') });
    await runNow();
  });

  it('shows what the publisher answered when a fetch fails, and keeps what came before', async () => {
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

  it('stops a running import, and a waiting one before it begins', async () => {
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

  it("answers another source's run as a missing one", async () => {
    await publisher(congress(1));
    const release = holdRuns();
    const runId = await runNow();
    expect((await admin.call('POST', `/sources/billstatus/runs/${runId}/stop`)).status).toBe(404);
    release();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished' });
    expect((await admin.call('GET', '/sources/no-such-source')).status).toBe(404);
  });

  it('is not kept busy by a run whose process died', async () => {
    const nowTs = api.deps.clock.now();
    await api.deps.database.insert(ingestRuns).values({
      ...{ runId: api.deps.ids.newId(), source: 'congress-api', mode: 'live', input: '', fingerprint: 'live' },
      ...{ state: 'running', startedTs: nowTs - 60, heartbeatTs: nowTs - 50 },
    });
    await publisher(congress(1));
    await runNow();
    await untilEnd();
    const { results } = (await call('GET', '/runs')).body as { results: { state: string }[] };
    expect(results.map((run) => run.state)).toEqual(['finished', 'stopped']);
  });

  it('queues a source when its schedule comes round, and only then', async () => {
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

  it('lists what could not be read, with reason, place and the record as received', async () => {
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

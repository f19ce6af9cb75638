import { auditLog, documentChanges, documents, ingestRuns, sourceSettings } from '@rotunda/database';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueDueSources } from '../features/sources/index.ts';
import { createQueue, type Queue } from '../platform/queue/create-queue.ts';
import { startLocalEndpoint, type LocalAnswer, type LocalEndpoint } from '../sources/testing/local-endpoint.ts';
import { findSource } from '../sources/registry.ts';
import { buildPipeline } from './build-pipeline.ts';
import { ingestFromFiles } from './ingest-from-files.ts';
import { handleIngestLive, ingestLiveJob } from './ingest-live-job.ts';
import { createSourcesDeps } from './sources-deps.ts';
import { createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';

const KEY = 'the-secret-key-of-the-publisher';
const json = (body: unknown): LocalAnswer => ({ body: JSON.stringify(body) });

/** So many bills in pages of 250, as the API of Congress.gov answers. */
function congress(total: number): (url: URL) => LocalAnswer | undefined {
  return (url) => {
    const [, number] = /^\/bill\/119\/s\/(\d+)$/.exec(url.pathname) ?? [];
    if (number !== undefined) {
      return json({ bill: { congress: 119, type: 'S', number, title: `Act ${number}`, updateDate: '2026-03-01' } });
    }
    if (url.pathname !== '/bill') return undefined;
    const offset = Number(url.searchParams.get('offset'));
    const numbers = Array.from({ length: Math.min(250, total - offset) }, (_, place) => String(offset + place + 1));
    const bills = numbers.map((one) => ({ congress: 119, type: 'S', number: one, updateDate: '2026-03-01' }));
    return json({ bills, pagination: offset + 250 < total ? { next: 'more' } : {} });
  };
}

describe('the administration of sources', () => {
  let api: TestApi;
  let admin: TestUser;
  let endpoint: LocalEndpoint | undefined;
  let worker: Queue;
  /** No run begins before it is over. */
  let held: Promise<void> = Promise.resolve();
  beforeAll(async () => {
    // The publishers of this test are on this machine.
    api = await createTestApi({ environment: { ROTUNDA_SOURCE_HOSTS: '127.0.0.1' } });
    admin = await api.addUser(await api.addOrganisation('Ours'), 'admin@ours.example', 'admin');
    const { database, listener } = api.deps;
    const onError = (error: Error) => {
      throw error;
    };
    // As in a worker, a job begins when it is queued and not when the queue is next looked at.
    worker = await createQueue({ database, listener, jobs: [ingestLiveJob], onError });
    const handle = handleIngestLive(api.deps);
    await worker.work(ingestLiveJob, async (job) => {
      await held;
      await handle(job);
    });
  });
  afterAll(async () => {
    await worker.stop();
    await api.close();
  });
  beforeEach(() =>
    emptyTables(
      api.deps.database.$client,
      'documents',
      'source_facts',
      'document_changes',
      'ingest_runs',
      'quarantine',
      'source_settings',
      'audit_log',
    ),
  );
  afterEach(async () => {
    await untilIdle();
    await endpoint?.close();
    endpoint = undefined;
  });

  const call = (method: 'GET' | 'POST' | 'PATCH', rest: string, body?: object) =>
    api.call(admin.token, method, `/sources/congress-api${rest}`, body);
  /** Points the source at a publisher of this test. */
  async function publisher(answer: (url: URL) => LocalAnswer | undefined, options: { key?: boolean } = {}) {
    endpoint = await startLocalEndpoint(answer);
    const apiKey = options.key === false ? {} : { apiKey: KEY };
    await call('PATCH', '', { options: { baseUrl: endpoint.baseUrl }, ...apiKey });
  }
  async function runNow(): Promise<string> {
    const answer = await call('POST', '/runs');
    expect(answer).toMatchObject({ status: 202, body: { state: 'queued', mode: 'live', source: 'congress-api' } });
    return (answer.body as { runId: string }).runId;
  }
  /** Keeps runs waiting until what it answers is called. */
  function holdRuns(): () => void {
    let release: () => void = () => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }
  /** No run of this test may go on in the next one. */
  const untilIdle = () =>
    vi.waitFor(
      async () =>
        expect(await api.deps.database.$count(ingestRuns, inArray(ingestRuns.state, ['queued', 'running']))).toBe(0),
      { timeout: 20_000, interval: 20 },
    );
  const lastRun = async () => ((await call('GET', '')).body as { lastRun: Record<string, unknown> }).lastRun;
  const untilEnd = () =>
    vi.waitFor(async () => expect((await lastRun())['finishedTs']).not.toBeNull(), { timeout: 20_000, interval: 20 });

  it('says from the moment it waits what address it asks, and refuses one that is none', async () => {
    await publisher(congress(1));
    expect(await call('POST', '/runs')).toMatchObject({ body: { state: 'queued', input: endpoint?.baseUrl } });
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished', input: endpoint?.baseUrl });
    for (const baseUrl of ['api.congress.example', 'file:///etc/passwd']) {
      expect(await call('PATCH', '', { options: { baseUrl } })).toMatchObject({
        status: 400,
        body: { fields: { options: expect.stringContaining('baseUrl is no web address') } },
      });
    }
    expect(await call('GET', '')).toMatchObject({ body: { live: { baseUrl: endpoint?.baseUrl } } });
  });

  it('takes in what the publisher has, shows the run, and goes on from there the next time', async () => {
    await publisher(congress(3));
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
    expect(endpoint?.requests.filter((request) => request.startsWith('/bill?')).at(-1)).toContain(
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
    // What has no date of publication is not said to be fetched at once.
    await api.deps.database.update(documentChanges).set({ publishedTs: null });
    expect(await call('GET', '')).toMatchObject({
      body: { freshness: { sampleSize: 3, publishedToFetched: { p50Seconds: null, p95Seconds: null } } },
    });
  });

  it('keeps the key sealed, sends it to the publisher and shows it to nobody', async () => {
    const asked: unknown[] = [];
    endpoint = await startLocalEndpoint((url, headers) => {
      asked.push(headers['x-api-key']);
      return congress(1)(url);
    });
    const set = await call('PATCH', '', { apiKey: KEY, options: { baseUrl: endpoint.baseUrl } });
    expect(set).toMatchObject({ status: 200, body: { live: { hasApiKey: true, needsApiKey: true } } });
    await runNow();
    await untilEnd();
    expect([...new Set(asked)]).toEqual([KEY]);
    const shown = [
      set,
      await call('GET', ''),
      await call('GET', '/runs'),
      await api.call(admin.token, 'GET', '/sources'),
    ];
    const stored = [
      await api.deps.database.select().from(sourceSettings),
      await api.deps.database.select().from(auditLog),
    ];
    expect(JSON.stringify([shown, stored])).not.toContain(KEY);
    expect(await call('PATCH', '', { apiKey: null })).toMatchObject({ body: { live: { hasApiKey: false } } });
  });

  it('drops the key when the address changes, and keeps it when only the rest of it does', async () => {
    const moved = (baseUrl: string | null) =>
      call('PATCH', '', { options: baseUrl === null ? {} : { baseUrl, congresses: '119' } });
    const hasKey = (is: boolean) => ({ status: 200, body: { live: { hasApiKey: is } } });
    const steps: [string | null, boolean][] = [
      ['https://api.congress.gov/v4', true],
      ['http://api.congress.gov/v4', false],
      ['http://api.congress.gov:8080/v4', false],
      ['http://127.0.0.1:8080/v4', false],
      [null, false],
    ];
    await call('PATCH', '', { apiKey: KEY });
    for (const [baseUrl, isKept] of steps) {
      expect(await moved(baseUrl), String(baseUrl)).toMatchObject(hasKey(isKept));
      await call('PATCH', '', { apiKey: KEY });
    }
    // A key that comes with the address is for it.
    expect(await call('PATCH', '', { options: { baseUrl: 'http://127.0.0.1:1' }, apiKey: 'another' })).toMatchObject(
      hasKey(true),
    );
    const entries = await api.deps.database.select().from(auditLog).orderBy(auditLog.auditId);
    expect(
      entries.flatMap(({ detail }) => ((detail as { apiKeyDropped?: true }).apiKeyDropped ? [detail] : [])),
    ).toHaveLength(4);
  });

  it('keeps both the key and the options that are saved at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await emptyTables(api.deps.database.$client, 'source_settings');
      await Promise.all([
        call('PATCH', '', { options: { congresses: '119' } }),
        call('PATCH', '', { apiKey: KEY }),
        call('PATCH', '', { schedule: '0 6 * * *' }),
      ]);
      expect(await call('GET', '')).toMatchObject({
        body: { options: { congresses: '119' }, schedule: '0 6 * * *', live: { hasApiKey: true } },
      });
    }
  });

  it.each([
    ['http://mirror.example/v3', 'mirror.example is not a host of this source (api.congress.gov).'],
    ['http://169.254.169.254/', '169.254.169.254 is not a host of this source'],
    ['http://[::1]:4400/', '::1 is not a host of this source'],
    ['https://api.congress.gov.evil.example/', 'is not a host of this source'],
    ['https://api.congress.gov@evil.example/', 'user name'],
  ])('refuses the address %s, naming the setting that allows it', async (baseUrl, reason) => {
    const answer = await call('PATCH', '', { options: { baseUrl } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { options: expect.stringContaining(reason) } } });
    if (!baseUrl.includes('@')) expect(JSON.stringify(answer.body)).toContain('ROTUNDA_SOURCE_HOSTS');
    expect(await api.deps.database.$count(sourceSettings)).toBe(0);
  });

  it('asks no host that is not allowed, however its address came to be stored', async () => {
    await call('PATCH', '', { apiKey: KEY });
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

  it('keeps what a change does not name, and audits who changed what', async () => {
    await call('PATCH', '', { apiKey: KEY, schedule: '0 6 * * *', options: { congresses: '119' } });
    await call('PATCH', '', { enabled: true });
    expect(await call('GET', '')).toMatchObject({
      body: { enabled: true, schedule: '0 6 * * *', options: { congresses: '119' }, live: { hasApiKey: true } },
    });
    const entries = await api.deps.database.select().from(auditLog);
    expect(entries).toMatchObject([
      { userId: admin.userId, action: 'source.updated', subject: 'congress-api', detail: { apiKeyChanged: true } },
      { userId: admin.userId, action: 'source.updated', detail: { enabled: true, apiKeyChanged: false } },
    ]);
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
    await endpoint?.close();
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
    expect((await api.call(admin.token, 'POST', `/sources/billstatus/runs/${runId}/stop`)).status).toBe(404);
    release();
    await untilEnd();
    expect(await lastRun()).toMatchObject({ state: 'finished' });
    expect((await api.call(admin.token, 'GET', '/sources/no-such-source')).status).toBe(404);
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

  it.each(['every day', '61 * * * *', '*/5 * * * * *'])('refuses "%s" as a schedule', async (schedule) => {
    expect(await call('PATCH', '', { schedule })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { schedule: expect.stringContaining('Five fields') } },
    });
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
    expect(await api.call(admin.token, 'GET', '/sources/billstatus/quarantine')).toMatchObject({
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
    expect(await api.call(admin.token, 'GET', '/sources/billstatus/quarantine?skip=1')).toMatchObject({
      body: { total: 1, results: [] },
    });
  });
});

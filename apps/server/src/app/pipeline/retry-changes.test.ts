import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchEngine } from '../../features/discover/index.ts';
import { createDocumentChangesRepository, storeRecords } from '../../features/documents/index.ts';
import { createLogger } from '../../platform/logging.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { buildPipeline, type Pipeline } from '../build-pipeline.ts';
import { testBill } from '../testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../testing/test-api.ts';
import { DocumentPipeline } from './document-pipeline.ts';
import { sweepMatches } from './sweep-matches.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('Change that cannot be processed', () => {
  let api: TestApi;
  /** Dependencies that do not log the faults caused by these tests. */
  let quiet: TestApi['deps'];
  let built: Pipeline;
  let pipeline: DocumentPipeline;
  let admin: TestUser;
  let aheadMs: number;
  /** Error that indexing this document throws while set. */
  let fault: { fusionId: string; error: Error } | null;
  beforeAll(async () => {
    api = await createTestApi();
    built = await buildPipeline(api.deps);
    admin = await api.addUser(await api.addOrganization('Ours'), 'admin@ours.example', 'admin');
    const { clock } = api.deps;
    quiet = { ...api.deps, logger: createLogger({ level: 'fatal' }) };
    const movable = { ...clock, nowMs: () => clock.nowMs() + aheadMs };
    const engine: SearchEngine = {
      ...built.engine,
      async index(tx, documents) {
        if (fault !== null && documents.some(({ searchable }) => searchable.fusionId === fault?.fusionId))
          throw fault.error;
        await built.engine.index(tx, documents);
      },
    };
    pipeline = new DocumentPipeline({ ...quiet, clock: movable, engine, searches: built.searches });
  });
  afterAll(async () => {
    await built.stop();
    await api.close();
  });
  beforeEach(async () => {
    aheadMs = 0;
    fault = null;
    await emptyTables(
      api.deps.database.$client,
      'documents',
      'source_facts',
      'document_changes',
      'search_alerts',
      'saved_searches',
      'projects',
    );
    const projectId = await post('/projects', { name: 'Widgets' });
    const searchModel = { rawTextSearch: 'widget' };
    await query(`update saved_searches set updated_ts = updated_ts - 3600
      where saved_search_id = '${await post('/alerts', { title: 'S', projectId, searchModel })}'`);
  });
  afterEach(() => {
    fault = null;
  });

  const query = (text: string) => api.deps.database.$client.query<Record<string, unknown>>(text);
  const post = async (path: string, body: object) =>
    ((await api.call(admin.token, 'POST', path, body)).body as { _id: string })._id;
  const store = (...numbers: number[]) =>
    api.deps.database.transaction((tx) =>
      storeRecords(tx, {
        source: 'billstatus',
        records: numbers.map((number) => testBill(number)),
        today: '2026-01-01',
        fetchedTs: api.deps.clock.now(),
        nowMs: api.deps.clock.nowMs(),
      }),
    );
  const alerted = async () =>
    (await query('select a.fusion_id from search_alert_matches m join search_alerts a using (search_alert_id)')).rows
      .map((row) => row['fusion_id'])
      .toSorted();
  const state = async () => (await api.call(admin.token, 'GET', '/indexing')).body;
  const failOn = (number: number, error = new Error('string is too long for tsvector')) => {
    fault = { fusionId: `us-119-hr-${number}`, error };
  };

  it('is retried until it succeeds and alerts exactly once', async () => {
    await store(1);
    failOn(1);
    for (const pauseMinutes of [0, 1, 5, 25, 125]) {
      aheadMs += pauseMinutes * MINUTE_MS + 1000;
      expect(await pipeline.drain()).toBe(1);
      expect(await pipeline.drain()).toBe(0);
    }
    expect(await state()).toMatchObject({ quarantined: 1, documents: [{ fusionId: 'us-119-hr-1', attempts: 5 }] });
    expect(await alerted()).toEqual([]);
    fault = null;
    expect(await pipeline.drain()).toBe(0);
    aheadMs += DAY_MS;
    expect(await pipeline.drain()).toBe(1);
    expect(await alerted()).toEqual(['us-119-hr-1']);
    expect(await state()).toEqual({ waiting: 0, quarantined: 0, documents: [] });
    expect(
      await sweepMatches({ ...quiet, searches: built.searches, engine: built.engine }, api.deps.clock.nowMs() - DAY_MS),
    ).toEqual({
      documents: 1,
      missed: 0,
    });
  });

  it('does not block other changes', async () => {
    await store(1, 2, 3);
    failOn(2);
    await pipeline.drain();
    expect(await alerted()).toEqual(['us-119-hr-1', 'us-119-hr-3']);
    await store(4);
    await pipeline.drain();
    expect(await alerted()).toEqual(['us-119-hr-1', 'us-119-hr-3', 'us-119-hr-4']);
  });

  it('is listed with its reason and retried on request', async () => {
    await store(1);
    failOn(1);
    await pipeline.drain();
    expect(await state()).toMatchObject({
      quarantined: 1,
      documents: [{ title: 'A bill to regulate widget 1', reason: 'string is too long for tsvector', attempts: 1 }],
    });
    api.deps.metrics.watchIndexing(() =>
      createDocumentChangesRepository(api.deps.database).countWaiting(api.deps.clock.nowMs()),
    );
    expect((await api.call(null, 'GET', '/metrics')).body).toContain('rotunda_indexing_changes{state="quarantined"} 1');
    fault = null;
    aheadMs += 1000;
    expect(await pipeline.drain()).toBe(0);
    expect((await api.call(admin.token, 'POST', '/indexing/retry')).body).toEqual({ retried: 1 });
    expect(await pipeline.drain()).toBe(1);
    expect(await alerted()).toEqual(['us-119-hr-1']);
  });

  it('is retried every few minutes without limit when the fault is transient', async () => {
    await store(1);
    failOn(1, Object.assign(new Error('No space left on device'), { code: '53100' }));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect(await pipeline.drain()).toBe(1);
      aheadMs += 5 * MINUTE_MS;
    }
    fault = null;
    expect(await pipeline.drain()).toBe(1);
    expect(await alerted()).toEqual(['us-119-hr-1']);
  });

  it('alerts once through the sweep when only the index rejects its document', async () => {
    await store(1);
    failOn(1);
    await pipeline.drain();
    await query('update document_changes set committed_ms = committed_ms - 864000000');
    await query('update saved_searches set updated_ts = updated_ts - 864000');
    const sweep = () =>
      sweepMatches({ ...quiet, searches: built.searches, engine: built.engine }, api.deps.clock.nowMs() - DAY_MS);
    expect(await sweep()).toEqual({ documents: 1, missed: 1 });
    fault = null;
    aheadMs += DAY_MS;
    await pipeline.drain();
    expect(await alerted()).toEqual(['us-119-hr-1']);
    expect(await sweep()).toEqual({ documents: 1, missed: 0 });
  });
});

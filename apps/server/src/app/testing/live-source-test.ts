import { ingestRuns } from '@rotunda/database';
import { inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { createQueue, type Queue } from '../../platform/queue/create-queue.ts';
import { type LocalAnswer, type LocalEndpoint, startLocalEndpoint } from '../../sources/testing/local-endpoint.ts';
import { handleIngestLive, ingestLiveJob } from '../ingest-live-job.ts';
import type { TestAnswer } from './test-api.ts';
import { workspaceTest } from './workspace-test.ts';

/** The API key that the publisher of these tests requires. */
export const PUBLISHER_KEY = 'the-secret-key-of-the-publisher';
const UNTIL = { timeout: 20_000, interval: 20 };
const json = (body: unknown): LocalAnswer => ({ body: JSON.stringify(body) });

/** Returns the given number of bills in pages of 250, as the API of Congress.gov does. */
export function congress(total: number): (url: URL) => LocalAnswer | undefined {
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

/**
 * Sets up a source operator, a worker that runs imports on request, and a local publisher of `congress-api`. Each test
 * begins without documents, runs and settings.
 */
export function liveSourceTest() {
  const { api, admin } = workspaceTest(
    { admin: 'admin' },
    {
      environment: { ROTUNDA_SOURCE_HOSTS: '127.0.0.1' },
      emptied: [
        'documents',
        'source_facts',
        'document_changes',
        'ingest_runs',
        'quarantine',
        'source_settings',
        'audit_log',
      ],
    },
  );
  let endpoint: LocalEndpoint | undefined;
  let worker: Queue;
  /** Runs wait for this promise before they begin. */
  let held: Promise<void> = Promise.resolve();
  beforeAll(async () => {
    const { database, listener } = api.deps;
    const onError = (error: Error) => {
      throw error;
    };
    // With a listener, as in a worker, a job starts when it is queued instead of at the next poll.
    worker = await createQueue({ database, listener, jobs: [ingestLiveJob], onError });
    const handle = handleIngestLive(api.deps);
    await worker.work(ingestLiveJob, async (job) => {
      await held;
      await handle(job);
    });
  });
  afterAll(() => worker.stop());
  afterEach(async () => {
    // Keeps a run of this test from continuing in the next one.
    await vi.waitFor(
      async () =>
        expect(await api.deps.database.$count(ingestRuns, inArray(ingestRuns.state, ['queued', 'running']))).toBe(0),
      UNTIL,
    );
    await endpoint?.close();
    endpoint = undefined;
  });

  const call = (method: 'GET' | 'POST' | 'PATCH', rest: string, body?: object): Promise<TestAnswer> =>
    admin.call(method, `/sources/congress-api${rest}`, body);
  const lastRun = async () => ((await call('GET', '')).body as { lastRun: Record<string, unknown> }).lastRun;
  return {
    api,
    admin,
    /** Calls the API of the source `congress-api`. */
    call,
    lastRun,
    /** Points the source at a publisher of this test, replacing an earlier one. */
    async publisher(
      answer: Parameters<typeof startLocalEndpoint>[0],
      { key = true }: { key?: boolean } = {},
    ): Promise<LocalEndpoint> {
      await endpoint?.close();
      endpoint = await startLocalEndpoint(answer);
      const { baseUrl } = endpoint;
      await call('PATCH', '', { options: { baseUrl }, ...(key ? { apiKey: PUBLISHER_KEY } : {}) });
      return endpoint;
    },
    async runNow(): Promise<string> {
      const answer = await call('POST', '/runs');
      expect(answer).toMatchObject({ status: 202, body: { state: 'queued', mode: 'live', source: 'congress-api' } });
      return (answer.body as { runId: string }).runId;
    },
    /** Keeps runs waiting until the returned function is called. */
    holdRuns(): () => void {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    untilEnd: () => vi.waitFor(async () => expect((await lastRun())['finishedTs']).not.toBeNull(), UNTIL),
  };
}

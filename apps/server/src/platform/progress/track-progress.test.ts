import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdSource } from '../ids.ts';
import { createFixedClock } from '../testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createProgressStore } from './progress-store.ts';
import { trackProgress } from './track-progress.ts';

describe('trackProgress', () => {
  const clock = createFixedClock();
  const store = createProgressStore(clock, createIdSource(clock));
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const begin = (organizationId: string | null, kind = 'export') =>
    store.create(test.database, { organizationId, userId: null }, kind, 10);
  const tracked = (jobId: string) => ({ database: test.database, store, clock, organizationId: 'org-1', jobId });

  it('stores the last report and the result and publishes events with ids only', async () => {
    const jobId = await begin('org-1');
    const result = await trackProgress(tracked(jobId), async ({ report }) => {
      await report(3, 'three of ten');
      await report(9, 'nearly');
      return { rows: 9 };
    });
    expect(result).toEqual({ rows: 9 });
    const row = await store.get(test.database, 'org-1', jobId);
    expect(row).toMatchObject({ state: 'succeeded', done: 9, total: 10, message: 'nearly', result: { rows: 9 } });
    const { rows } = await test.database.execute(
      sql`select distinct payload from events where payload->'jobIds' ? ${jobId}`,
    );
    expect(rows).toEqual([{ payload: { jobIds: [jobId], kinds: ['export'] } }]);
  });

  it('stores at most four reports per second', async () => {
    const jobId = await begin('org-1');
    await trackProgress(tracked(jobId), async ({ report }) => {
      await report(1);
      expect(await store.get(test.database, 'org-1', jobId)).toMatchObject({ state: 'running', done: 0 });
      await clock.sleep(300);
      await report(2);
      expect(await store.get(test.database, 'org-1', jobId)).toMatchObject({ state: 'running', done: 2 });
      return {};
    });
  });

  it('keeps the reported progress when the work fails and rethrows the failure', async () => {
    const jobId = await begin('org-1');
    const work = trackProgress(tracked(jobId), async ({ report }) => {
      await report(4);
      throw new Error('disk full');
    });
    await expect(work).rejects.toThrow('disk full');
    expect(await store.get(test.database, 'org-1', jobId)).toMatchObject({
      state: 'failed',
      done: 4,
      error: 'disk full',
    });
  });

  it('starts from the progress of an interrupted run', async () => {
    const jobId = await begin('org-1');
    await store.update(test.database, { organizationId: 'org-1', userId: null }, jobId, { state: 'running', done: 7 });
    clock.advance(60);
    expect(await store.markInterrupted(test.database, clock.now() - 30)).toBe(1);
    expect(await store.get(test.database, 'org-1', jobId)).toMatchObject({ state: 'interrupted' });
    const reached = await trackProgress(tracked(jobId), async (_reporter, before) => ({ from: before.done }));
    expect(reached).toEqual({ from: 7 });
  });

  it('hides the work of other organizations and of operators', async () => {
    const theirs = await begin('org-2', 'secret');
    const operators = await begin(null, 'ingest');
    expect(await store.get(test.database, 'org-1', theirs)).toBeUndefined();
    expect(await store.get(test.database, 'org-1', operators)).toBeUndefined();
    expect(await store.update(test.database, { organizationId: 'org-1', userId: null }, theirs, { done: 1 })).toBe(
      false,
    );
    expect((await store.find(test.database, 'org-2')).map((job) => job.jobId)).toEqual([theirs]);
    expect((await store.find(test.database, null, { onlyActive: true })).map((job) => job.jobId)).toEqual([operators]);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { createListener, type NotificationListener } from '../database/listener.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createQueue, type Queue, type QueueOptions } from './create-queue.ts';
import { defineJob } from './job-definition.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.object({ personId: z.string() }),
  retry: { limit: 2, delaySeconds: 0, backoff: false },
});
const ignore = () => undefined;
/** No poll happens while a test waits. */
const NO_POLLS = { pollSeconds: 3600 };

describe('createQueue', () => {
  let test: TestDatabase;
  let listener: NotificationListener;
  const queues: Queue[] = [];

  async function openQueue(
    handlesJobs: boolean,
    options: Partial<Pick<QueueOptions, 'onError' | 'pollSeconds'>> = {},
  ): Promise<Queue> {
    const queue = await createQueue({
      database: test.database,
      jobs: [greet],
      onError: ignore,
      ...(handlesJobs ? { listener } : {}),
      ...options,
    });
    queues.push(queue);
    return queue;
  }

  beforeAll(async () => {
    test = await createTestDatabase();
    listener = await createListener({ connectionString: test.connectionString, clock: systemClock, onError: ignore });
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    await test.database.execute(sql`delete from pgboss.job where name = 'greet'`);
  });
  afterAll(async () => {
    await listener.close();
    await test.close();
  });

  async function waitingJobs(): Promise<unknown[]> {
    const { rows } = await test.database.execute(sql`select data from pgboss.job where name = 'greet'`);
    return rows;
  }

  it('is set up once by processes that start together on an empty database', async () => {
    await test.pool.query('drop schema public cascade; create schema public; drop schema pgboss, drizzle cascade');
    const start = async () => {
      await migrateDatabase(test.pool);
      return openQueue(false);
    };
    await Promise.all(Array.from({ length: 3 }, start));
    const { rows } = await test.pool.query('select name from pgboss.queue');
    expect(rows).toEqual([{ name: 'greet' }]);
  });

  it('leaves no timer behind when it cannot be opened', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { database } = test;
      const odd = { ...greet, retry: { ...greet.retry, limit: -1 } };
      await expect(createQueue({ database, listener, jobs: [odd], onError: ignore })).rejects.toThrow(/retryLimit/);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits for the database without using up the retries of a job', async () => {
    const queue = await openQueue(true);
    const attempts: number[] = [];
    await queue.work(greet, async ({ attempt }) => {
      attempts.push(attempt);
      if (attempts.length < 5) throw Object.assign(new Error('No space left on device'), { code: '53100' });
    });
    await queue.enqueue(test.database, greet, { personId: 'p5' });
    await expect.poll(() => attempts).toEqual([1, 1, 1, 1, 1]);
  });

  it('adds a job when the transaction commits', async () => {
    const queue = await openQueue(false);
    await test.database.transaction(async (tx) => {
      await queue.enqueue(tx, greet, { personId: 'p1' });
    });
    expect(await waitingJobs()).toEqual([{ data: { personId: 'p1' } }]);
  });

  it('adds no job when the transaction rolls back', async () => {
    const queue = await openQueue(false);
    const failing = test.database.transaction(async (tx) => {
      await queue.enqueue(tx, greet, { personId: 'p1' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await waitingJobs()).toEqual([]);
  });

  it('delivers the payload to a worker in another process without polling', async () => {
    const producer = await openQueue(false);
    const consumer = await openQueue(true, NO_POLLS);
    const seen: string[] = [];
    await consumer.work(greet, async ({ payload }) => void seen.push(payload.personId));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await producer.enqueue(test.database, greet, { personId: 'p2' });
    await expect.poll(() => seen).toEqual(['p2']);
  });

  it('delivers consecutive jobs without polling', async () => {
    const queue = await openQueue(true, NO_POLLS);
    const waiting = ['first', 'second', 'third', 'fourth'];
    for (const personId of waiting) await queue.enqueue(test.database, greet, { personId });
    const seen: string[] = [];
    await queue.work(greet, async ({ payload }) => void seen.push(payload.personId));
    await expect.poll(() => seen).toEqual(waiting);
  });

  it('retries a failed job and counts the attempts', async () => {
    const errors: Error[] = [];
    const queue = await openQueue(true, { onError: (error) => errors.push(error) });
    const attempts: number[] = [];
    await queue.work(greet, async ({ attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error('not yet');
    });
    await queue.enqueue(test.database, greet, { personId: 'p3' });
    await expect.poll(() => attempts).toEqual([1, 2, 3]);
    expect(errors.map((error) => (error.cause instanceof Error ? error.cause.message : ''))).toEqual([
      'not yet',
      'not yet',
    ]);
  });

  it('keeps a single waiting job per dedupe key and any number without a key', async () => {
    const queue = await openQueue(false);
    const first = await queue.enqueue(test.database, greet, { personId: 'a' }, { dedupeKey: 'same' });
    const second = await queue.enqueue(test.database, greet, { personId: 'b' }, { dedupeKey: 'same' });
    await queue.enqueue(test.database, greet, { personId: 'c' });
    await queue.enqueue(test.database, greet, { personId: 'd' });
    expect(first).not.toBeNull();
    expect(second).toBeNull();
    expect(await waitingJobs()).toHaveLength(3);
  });

  it('rejects a payload that does not match the definition', async () => {
    const queue = await openQueue(false);
    const wrong: { personId: string } = JSON.parse('{"personId": 7}');
    await expect(queue.enqueue(test.database, greet, wrong)).rejects.toThrow(/personId/);
  });

  it('rejects an undeclared job instead of losing it', async () => {
    const queue = await openQueue(false);
    const unknown = defineJob({ name: 'unknown', payload: z.object({}) });
    await expect(queue.enqueue(test.database, unknown, {})).rejects.toThrow('unknown is not in the list');
  });

  it('lets a running job finish before it stops', async () => {
    const queue = await openQueue(true);
    let finished = false;
    let begun = false;
    await queue.work(greet, async () => {
      begun = true;
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished = true;
    });
    await queue.enqueue(test.database, greet, { personId: 'p4' });
    await expect.poll(() => begun, { interval: 10 }).toBe(true);
    await queue.stop();
    expect(finished).toBe(true);
    const { rows } = await test.database.execute(sql`select state from pgboss.job where name = 'greet'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createListener, type NotificationListener } from './listener.ts';

let test: TestDatabase;
let listener: NotificationListener;
beforeAll(async () => {
  test = await createTestDatabase();
  const { connectionString } = test;
  listener = await createListener({ connectionString, clock: systemClock, onError: () => undefined });
});
afterAll(async () => {
  await listener.close();
  await test.close();
});

it('A listener reports a broken connection before it reports that it hears again', async () => {
  const told: string[] = [];
  await listener.subscribe(
    'news',
    (payload) => told.push(`heard "${payload}"`),
    () => told.push('broken'),
  );
  await test.pool.query(`notify news, 'before'`);
  await expect.poll(() => told).toEqual(['heard "before"']);
  await test.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'rotunda listener' and datname = current_database()`,
  );
  await expect.poll(() => told, { timeout: 5000 }).toEqual(['heard "before"', 'broken', 'heard ""']);
  await test.pool.query(`notify news, 'after'`);
  await expect.poll(() => told).toContain('heard "after"');
});

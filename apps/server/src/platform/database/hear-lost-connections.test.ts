import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPool } from './create-database.ts';
import { isDatabaseAway } from './database-fault.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('a connection that breaks while it is in use fails its next statement, is told once, and ends nothing', async () => {
  const told: string[] = [];
  const pool = createPool({
    connectionString: test.connectionString,
    onConnectionError: (error) => told.push(error.message),
  });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => told).toEqual([expect.stringContaining('terminating connection')]);

  const fault = await client.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(fault)).toBe(true);
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(told).toHaveLength(1);
  await pool.end();
});

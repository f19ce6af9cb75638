import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, createPool } from './create-database.ts';
import { isDatabaseUnavailable } from './database-error.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('A connection that breaks in use fails its next statement, is reported once and ends nothing', async () => {
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
  expect(isDatabaseUnavailable(fault)).toBe(true);
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(told).toHaveLength(1);
  await pool.end();
});

it('Transactions that cannot begin on a broken connection release it', async () => {
  const maxConnections = 2;
  const { connectionString } = test;
  const pool = createPool({ connectionString, maxConnections, onConnectionError: () => undefined });
  const database = createDatabase(pool);
  for (let turn = 0; turn <= maxConnections; turn += 1) {
    const client = await pool.connect();
    const broken = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    client.release();
    // Begins before the pool learns that its connection is gone.
    const terminated = test.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    const begun = terminated.then(() => database.transaction(async () => undefined));
    await begun.catch((error: unknown) => expect(isDatabaseUnavailable(error)).toBe(true));
    await broken;
  }
  await database.transaction(async () => undefined);
  await pool.end();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPool } from './open-pool.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('openPool reports a broken connection unless the pool is closing', async () => {
  const faults: string[] = [];
  const { pool, close } = openPool({
    connectionString: test.connectionString,
    onConnectionError: (error) => faults.push(error.message),
  });
  const cut = async () => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await test.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  };
  await cut();
  await expect.poll(() => faults).toEqual([expect.stringContaining('terminating connection')]);

  // A message that the server sends while it stops reaches a pool that has begun to close.
  const client = await pool.connect();
  client.release();
  const closing = close();
  client.emit('error', new Error('stopped'));
  await closing;
  expect(faults).toHaveLength(1);
});

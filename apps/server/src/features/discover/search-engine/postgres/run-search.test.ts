import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendProcessorMs } from '../../../../platform/database/backend-processor-ms.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { createRunSearch } from './run-search.ts';

/** Long enough to open a connection on a busy machine. */
const TIMEOUT_MS = 1500;

describe('A search that does not end in time', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const getCode = async (processorMs: (number | null)[], isHeavy: boolean) => {
    const run = createRunSearch({
      pool: test.pool,
      cancelPool: test.pool,
      timeoutMs: TIMEOUT_MS,
      getProcessorMs: () => processorMs.shift() ?? null,
    });
    const ended = run({ userId: 'u1' }, isHeavy, (client) => client.query('select pg_sleep(60)'));
    return await ended.then(
      () => 'none',
      (error: unknown) => Reflect.get(Object(error), 'code'),
    );
  };

  it('is too slow if it took the processor, else held up; without that knowledge its estimated cost decides', async () => {
    // At the same time, because each waits for its limit.
    const codes = await Promise.all([
      getCode([1000, 1900], false),
      getCode([1000, 1010], false),
      getCode([1000, 1010], true),
      getCode([], true),
      getCode([], false),
    ]);
    expect(codes).toEqual(['SEARCH_TOO_SLOW', 'BUSY', 'BUSY', 'SEARCH_TOO_SLOW', 'BUSY']);
  });

  it.skipIf(process.platform !== 'linux')('is measured by the processor time of its server process', async () => {
    const client = await test.pool.connect();
    const before = backendProcessorMs(client);
    await client.query('select count(*) from generate_series(1, 300000)');
    expect(backendProcessorMs(client)).toBeGreaterThan(before ?? Infinity);
    client.release();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendProcessorMs } from '../../../../platform/database/backend-processor-ms.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { createRunSearch } from './run-search.ts';

const TIMEOUT_MS = 100;

describe('A search that does not end in time', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const codeOf = async (processorMs: (number | null)[], isHeavy: boolean) => {
    const run = createRunSearch({
      ...{ pool: test.pool, canceller: test.pool, timeoutMs: TIMEOUT_MS },
      processorMsOf: () => processorMs.shift() ?? null,
    });
    const ended = run({ userId: 'u1' }, isHeavy, (client) => client.query('select pg_sleep(60)'));
    return await ended.then(
      () => 'none',
      (error: unknown) => Reflect.get(Object(error), 'code'),
    );
  };

  it('is too slow if it took the processor itself', async () => {
    expect(await codeOf([1000, 1090], false)).toBe('SEARCH_TOO_SLOW');
  });

  it('is not to blame if a busy machine gave it hardly any processor, however costly it looks', async () => {
    expect(await codeOf([1000, 1010], false)).toBe('BUSY');
    expect(await codeOf([1000, 1010], true)).toBe('BUSY');
  });

  it('is judged by the estimate of its cost where the processor time of the server is unknown', async () => {
    expect(await codeOf([], true)).toBe('SEARCH_TOO_SLOW');
    expect(await codeOf([], false)).toBe('BUSY');
  });

  it.skipIf(process.platform !== 'linux')('is measured by the processor time of its server process', async () => {
    const client = await test.pool.connect();
    const before = backendProcessorMs(client);
    await client.query('select count(*) from generate_series(1, 300000)');
    expect(backendProcessorMs(client)).toBeGreaterThan(before ?? Infinity);
    client.release();
  });
});

import { expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { simulateWeek } from './testing/week/simulate-week.ts';

it('Digests are sent exactly once despite mail server failures and killed workers', async () => {
  const test = await createTestDatabase();
  try {
    const size = { users: 20, searches: 100, documents: 150, hours: 4, seed: 7 };
    const { figures, problems } = await simulateWeek({
      ...size,
      connectionString: test.connectionString,
      workers: 2,
      killEveryMs: 200,
      maxKills: 1,
      log: () => undefined,
    });
    expect(problems).toEqual([]);
    expect(figures['due']).toBeGreaterThan(5);
    expect(figures['workersKilled']).toBe(1);
  } finally {
    await test.close();
  }
}, 300_000);

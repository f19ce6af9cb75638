import { expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { simulateWeek } from './testing/week/simulate-week.ts';

it('e-mails go out once, with a server at fault and workers killed on the way', async () => {
  const test = await createTestDatabase();
  try {
    const size = { users: 20, searches: 100, documents: 150, hours: 4, seed: 7 };
    const { figures, problems } = await simulateWeek({
      ...{ ...size, connectionString: test.connectionString, workers: 2, killEveryMs: 200, mostKills: 1 },
      log: () => undefined,
    });
    expect(problems).toEqual([]);
    expect(figures['due']).toBeGreaterThan(5);
    expect(figures['workersKilled']).toBe(1);
  } finally {
    await test.close();
  }
}, 300_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../app/config.ts';
import { createCuttableConnection } from '../platform/testing/cuttable-connection.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';
import { openPlatform } from './open-platform.ts';

it('openPlatform waits for an external database that is restarting and reports it', async () => {
  const test = await createTestDatabase();
  const home = await mkdtemp(path.join(tmpdir(), 'rotunda-platform-'));
  const way = await createCuttableConnection(test.connectionString);
  await way.cut();
  const steps: string[] = [];
  const config = readConfig({ DATABASE_URL: way.connectionString, ROTUNDA_HOME: home, LOG_LEVEL: 'silent' });
  const { deps, close } = await openPlatform(config, {
    handlesJobs: false,
    name: 'test',
    signal: new AbortController().signal,
    onStep: (step) => {
      steps.push(step);
      if (step.startsWith('Waiting for the database') && steps.length === 2) void way.reconnect();
    },
  });
  try {
    expect(steps).toContainEqual(expect.stringMatching(/^Waiting for the database: .*ECONNREFUSED/));
    expect((await deps.database.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
    await way.close();
    await test.close();
    await rm(home, { recursive: true, force: true });
  }
});

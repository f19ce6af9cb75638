import { parseArgs } from 'node:util';
import { createDatabase, createPool } from '../../../../platform/database/create-database.ts';
import { migrateDatabase } from '../../../../platform/database/migrate-database.ts';
import { createTestHome, removeTestHome, startTestCluster } from '../../../../platform/testing/test-cluster.ts';
import { simulateWeek } from './simulate-week.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    searches: { type: 'string', default: '5000' },
    documents: { type: 'string', default: '20000' },
    hours: { type: 'string', default: '169' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    'kill-every': { type: 'string', default: '30' },
  },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run check -- digests` simulates a week with a server and database of its own. The exit code is 1 if anything is
 * wrong.
 */
const home = await createTestHome();
const cluster = await startTestCluster(home);
try {
  const connectionString = cluster.connectionStringFor('postgres');
  const pool = createPool({ connectionString, onConnectionError: () => undefined });
  await migrateDatabase(createDatabase(pool).$client);
  await pool.end();
  const { figures, problems } = await simulateWeek({
    connectionString,
    users: Number(values.users),
    searches: Number(values.searches),
    documents: Number(values.documents),
    hours: Number(values.hours),
    seed: Number(values.seed),
    workers: Number(values.workers),
    killEveryMs: Number(values['kill-every']) * 1e3,
    maxKills: Infinity,
    log: print,
  });
  for (const [name, figure] of Object.entries(figures)) print(`${name}: ${figure}`);
  for (const problem of problems) print(problem);
  print(problems.length === 0 ? 'Every digest that was due went out once.' : 'FAILED');
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await cluster.release();
  await removeTestHome(home);
}

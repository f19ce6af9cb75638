import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { withClusterLock } from '../database/embedded/cluster-lock.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { runProgram } from '../database/embedded/run-program.ts';

/**
 * Gives a home a stopped cluster as the product creates it: a copy of one created once per run, which takes a tenth of
 * the CPU time. For tests that are not about creating a cluster.
 */
export async function copyTemplateCluster(home: string): Promise<void> {
  const made = path.join(inject('rotundaTestHome'), 'made');
  await mkdir(made, { recursive: true });
  await withClusterLock(made, () => createOnce(made));
  await mkdir(home, { recursive: true });
  // Preserves the owner, which is another account if root runs the tests.
  const { code, output } = await runProgram('cp', ['-a', path.join(made, 'postgres'), home]);
  if (code !== 0) throw new Error(`The cluster could not be copied to ${home}:\n${output}`);
}

async function createOnce(made: string): Promise<void> {
  const finished = path.join(made, 'finished');
  if ((await stat(finished).catch(() => undefined)) !== undefined) return;
  const lease = await startEmbeddedPostgres({ home: made, syncOnCreate: false, settings: { fsync: 'off' } });
  await lease.release();
  await writeFile(finished, '');
}

import { mkdtemp, chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getIdentity, isRunning } from '../database/embedded/process-identity.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';

const PREFIX = 'rotunda-test-';

/** Nothing here must survive a power failure, so nothing waits for the disk. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  max_wal_size: '512MB',
  autovacuum: 'off',
};

/**
 * Creates an empty folder for one test run's cluster; the server starts with the first test that requests a database.
 */
export async function createTestHome(): Promise<string> {
  await sweepAbandonedHomes();
  const home = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  // mkdtemp makes the folder private, but as root the server runs under another account.
  await chmod(home, 0o755);
  await writeFile(path.join(home, 'owner'), (await getIdentity(process.pid)) ?? '');
  return home;
}

/** Takes a lease on the run's server, starting it if necessary. */
export async function startTestCluster(home: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ home, settings: FAST_SETTINGS, syncOnCreate: false });
}

/** Stops the server, even if leases on it remain, and removes the folder. */
export async function removeTestHome(home: string): Promise<void> {
  const entries = await readdir(home);
  if (entries.includes('postgres')) {
    await rm(path.join(home, 'postgres', 'leases'), { recursive: true, force: true });
    const cluster = await startTestCluster(home);
    await cluster.release();
  }
  await rm(home, { recursive: true, force: true });
}

/** A killed run leaves its server behind; the next run stops it. */
async function sweepAbandonedHomes(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const home = path.join(os.tmpdir(), name);
    const owner = await readFile(path.join(home, 'owner'), 'utf8').catch(() => undefined);
    if (owner !== undefined && !(await isRunning(owner))) await removeTestHome(home);
  }
}

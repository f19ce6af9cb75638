import { mkdir, open, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getIdentity, isRunning } from './process-identity.ts';

const LOCK_WAIT_MS = 90_000;
const LOCK_POLL_MS = 25;
/** An empty lock file older than this was left by a process that died between creating and writing it. */
const EMPTY_LOCK_POLLS = 40;

/** Runs `work` under a lock, so that only one process at a time starts or stops a cluster directory. */
export async function withClusterLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const lockPath = path.join(directory, 'lock');
  await acquire(lockPath);
  try {
    return await work();
  } finally {
    await rm(lockPath, { force: true });
  }
}

async function acquire(lockPath: string): Promise<void> {
  let emptyPolls = 0;
  for (let waitedMs = 0; waitedMs < LOCK_WAIT_MS; waitedMs += LOCK_POLL_MS) {
    if (await tryCreate(lockPath)) return;
    const holder = await readFile(lockPath, 'utf8').catch(() => '');
    emptyPolls = holder === '' ? emptyPolls + 1 : 0;
    const isStale = holder === '' ? emptyPolls > EMPTY_LOCK_POLLS : !(await isRunning(holder));
    if (isStale) await removeStale(lockPath, holder);
    await sleep(LOCK_POLL_MS);
  }
  const holder = await readFile(lockPath, 'utf8').catch(() => 'unknown');
  throw new Error(`Waited ${LOCK_WAIT_MS / 1000} s for process ${holder} to finish starting or stopping the database.`);
}

/** Re-reads before removing, so that two waiters do not delete each other's new lock. */
async function removeStale(lockPath: string, holder: string): Promise<void> {
  const current = await readFile(lockPath, 'utf8').catch(() => undefined);
  if (current === holder) await rm(lockPath, { force: true });
}

async function tryCreate(lockPath: string): Promise<boolean> {
  try {
    const file = await open(lockPath, 'wx', 0o600);
    try {
      await file.writeFile((await getIdentity(process.pid)) ?? String(process.pid));
    } catch (error) {
      // On a full disk. Left empty, it would make the next process wait until it counts as stale.
      await rm(lockPath, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Records a user of the cluster: one empty file per handle, named after the process. The last user stops the server;
 * files of killed processes are removed. Call only while holding the cluster lock.
 */
export async function acquireLease(directory: string, leaseName: string): Promise<void> {
  const leases = path.join(directory, 'leases');
  await mkdir(leases, { recursive: true });
  await writeFile(path.join(leases, `${await getIdentity(process.pid)}_${leaseName}`), '');
}

/** @returns How many live leases remain. */
export async function releaseLease(directory: string, leaseName: string): Promise<number> {
  const leases = path.join(directory, 'leases');
  await rm(path.join(leases, `${await getIdentity(process.pid)}_${leaseName}`), { force: true });
  let living = 0;
  for (const name of await readdir(leases).catch(() => [])) {
    if (await isRunning(name.slice(0, name.indexOf('_')))) living += 1;
    else await rm(path.join(leases, name), { force: true });
  }
  return living;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getIdentity, isRunning } from './process-identity.mjs';

const NAME = '.preparing';
const POLL_MS = 100;
/** An empty lock file older than this was left by a process that died between creating and writing it. */
const EMPTY_POLLS = 20;
/** Children of a killed process end on their own within moments (`die-with-parent.mjs`), or are killed. */
const ORPHAN_POLLS = 30;

/**
 * Lets one process at a time install and build in a checkout; others wait for it, and take over from a killed one.
 *
 * @template T
 * @param {string} root The checkout.
 * @param {(note: (pid: number) => void) => Promise<T>} work Receives a function to report the processes it starts.
 * @returns {Promise<T>}
 * @throws The system's error if the checkout is not writable.
 */
export async function withCheckoutLock(root, work) {
  const file = path.join(root, NAME);
  await acquire(file);
  try {
    return await work((pid) => writeFileSync(file, `${getIdentity(process.pid)}\n${getIdentity(pid) ?? ''}`));
  } finally {
    rmSync(file, { force: true });
  }
}

async function acquire(file) {
  let hasSaid = false;
  let emptyPolls = 0;
  let orphanPolls = 0;
  while (!tryCreate(file)) {
    const content = read(file);
    const [holder, worker] = (content ?? '').split('\n');
    emptyPolls = content === '' ? emptyPolls + 1 : 0;
    if (isRunning(holder)) {
      if (!hasSaid) console.error(`Process ${Number.parseInt(holder, 10)} is preparing this folder; waiting for it …`);
      hasSaid = true;
    } else if (isRunning(worker)) {
      orphanPolls += 1;
      if (orphanPolls > ORPHAN_POLLS) process.kill(Number.parseInt(worker, 10), 'SIGKILL');
    } else if (content !== '' || emptyPolls > EMPTY_POLLS) {
      // Re-reads before removing, so that the second of two waiters does not delete the first one's lock.
      if (read(file) === content) rmSync(file, { force: true });
      continue;
    }
    await sleep(POLL_MS);
  }
}

function tryCreate(file) {
  try {
    writeFileSync(file, getIdentity(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

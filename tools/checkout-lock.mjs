import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isRunning } from './process-identity.mjs';

const NAME = '.preparing';
const POLL_MS = 100;
/** A lock without content older than this was left by a process that died between making and filling it. */
const EMPTY_POLLS = 20;
/** What a killed process was running ends by itself within moments (`die-with-parent.mjs`), or is ended. */
const ORPHAN_POLLS = 30;

/**
 * Installing and building in a checkout is done by one process at a time: others wait for it, and take over from one
 * that was killed.
 *
 * @template T
 * @param {string} root the checkout
 * @param {(note: (pid: number) => void) => Promise<T>} work is given what to tell the processes it starts to
 * @returns {Promise<T>}
 * @throws the system's error when the checkout cannot be written to
 */
export async function withCheckoutLock(root, work) {
  const file = path.join(root, NAME);
  await acquire(file);
  try {
    return await work((pid) => writeFileSync(file, `${identityOf(process.pid)}\n${identityOf(pid) ?? ''}`));
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
      // Read again: of two who wait, the second must not take away the lock of the first.
      if (read(file) === content) rmSync(file, { force: true });
      continue;
    }
    await sleep(POLL_MS);
  }
}

function tryCreate(file) {
  try {
    writeFileSync(file, identityOf(process.pid), { flag: 'wx' });
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

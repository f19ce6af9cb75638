import { isMainThread } from 'node:worker_threads';

/**
 * Loaded by `run-step.mjs` into a Node process, and through it into its children: ends the process once its parent is
 * gone. A parent killed with -9 cannot notify anyone, and a leftover `npm ci` would keep changing node_modules.
 */
const POLL_MS = 100;
// Passed by the parent, which may be gone before its id can be read here.
const parent = Number(process.env.ROTUNDA_PARENT ?? process.ppid);
delete process.env.ROTUNDA_PARENT;

if (isMainThread && process.platform !== 'win32') {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, POLL_MS).unref();
}

import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a Node process by `run-step.mjs`, and through it into those it starts: ends the process once its parent
 * is gone. A parent killed with -9 can tell nobody, and an `npm ci` left behind would go on changing node_modules.
 */
const POLL_MS = 100;
// Given by the one who starts us: it may be gone before we can ask who it was.
const parent = Number(process.env.ROTUNDA_PARENT ?? process.ppid);
delete process.env.ROTUNDA_PARENT;

if (isMainThread && process.platform !== 'win32') {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, POLL_MS).unref();
}

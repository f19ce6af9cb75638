import { readFileSync } from 'node:fs';
import { checkNode } from './check-node.mjs';

checkNode();
stopWithNpm();
const { ensureInstalled } = await import('./ensure-installed.mjs');
await ensureInstalled();
const { ensureWebBuild } = await import('./ensure-web-build.mjs');
await ensureWebBuild();
const { runCli } = await import('./run-cli.mjs');
await runCli(['start', ...process.argv.slice(2)]);
process.exit();

/**
 * `npm start` killed with -9 cannot tell us; without this the server would go on unseen and hold the port, or go on
 * installing. Only under
 * npm: a process started from a shell that has ended (nohup, a service) is meant to go on.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const before = findNpm();
  setInterval(() => {
    if (findNpm() !== before) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Our parent, or above it when npm ran us through a shell, which outlives npm. */
function findNpm() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, program, parent] = /\((.*)\) \S (\d+)/.exec(shell) ?? [];
    return /^(?:sh|dash|bash|zsh|busybox)$/.test(program) ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}

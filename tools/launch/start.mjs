import { readFileSync } from 'node:fs';
import { checkNode } from './check-node.mjs';

checkNode();
stopWithNpm();
const { ensureInstalled } = await import('./ensure-installed.mjs');
await ensureInstalled();
const { ensureWebBuild } = await import('../build/ensure-web-build.mjs');
await ensureWebBuild();
const { runCli } = await import('./run-cli.mjs');
await runCli(['start', ...process.argv.slice(2)]);
process.exit();

/**
 * `npm start` killed with -9 cannot notify this process; without this check the server would keep running unseen and
 * hold the port, or keep installing. Applies only under npm, because a process started from a shell that has ended
 * (nohup, a service) is meant to keep running.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const before = findNpm();
  setInterval(() => {
    if (findNpm() !== before) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Returns the parent, or its parent if npm ran this program through a shell, because the shell outlives npm. */
function findNpm() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, program, parent] = /\((.*)\) \S (\d+)/.exec(shell) ?? [];
    return /^(?:sh|dash|bash|zsh|busybox)$/.test(program) ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}

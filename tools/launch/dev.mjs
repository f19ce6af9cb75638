import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

checkNode();
await ensureInstalled();

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEB = path.join(ROOT, 'apps/web');
const vite = path.join(
  path.dirname(createRequire(path.join(WEB, 'package.json')).resolve('vite/package.json')),
  'bin/vite.js',
);
const watched = ['apps/server/src', 'packages', 'database'].map((folder) => `--watch-path=${path.join(ROOT, folder)}`);

/** The server restarts on every change. vite keeps the browser up to date and proxies /api. */
const children = [
  spawn(
    process.execPath,
    [...watched, '--watch-preserve-output', 'tools/launch/rotunda.mjs', 'start', ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' },
  ),
  spawn(process.execPath, [vite], { cwd: WEB, stdio: 'inherit' }),
];

for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });
}

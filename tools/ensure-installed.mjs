import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm ci` when node_modules is missing or not what package-lock.json says. */
export function ensureInstalled() {
  const reason = reasonToInstall();
  if (reason === undefined) return;
  console.error(`Installing dependencies (${reason}); this takes a minute or two …`);
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(command, ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The dependencies could not be installed; the reason is above.');
  process.exit(1);
}

/** npm writes what it installed into node_modules/.package-lock.json; comparing the two takes milliseconds. */
function reasonToInstall() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (installed === undefined) return 'first start';
  for (const [location, entry] of Object.entries(wanted ?? {})) {
    if (location === '' || !location.includes('node_modules/') || entry.optional === true || entry.peer === true)
      continue;
    const isThere = installed[location];
    if (isThere === undefined) return `${location.replace(/^.*node_modules\//, '')} is missing`;
    if (isThere.version !== entry.version) return `${location.replace(/^.*node_modules\//, '')} has changed`;
  }
  return undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

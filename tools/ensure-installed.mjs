import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrepareError, prepareOnce } from './prepare-once.mjs';
import { runStep } from './run-step.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INSTALLED = 'node_modules/.package-lock.json';

/** Runs `npm ci` when node_modules is missing or not what package-lock.json says. @param {string} root the checkout */
export async function ensureInstalled(root = ROOT) {
  await prepareOnce(
    root,
    () => findReason(root),
    async (reason, note) => {
      console.error(`Installing dependencies (${reason}); this takes a minute or two …`);
      // Without it an interrupted installation is never taken for a finished one.
      rmSync(path.join(root, INSTALLED), { force: true });
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      // What builds the product and what runs it, whatever NODE_ENV (production in many containers) or .npmrc leave out.
      const command = [npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
      const { isOk, output } = await runStep(command, { cwd: root, note });
      if (!isOk)
        throw new PrepareError(`${output}\nThe dependencies could not be installed; the reason is above.`.trim());
    },
  );
}

/** npm writes what it installed into node_modules/.package-lock.json; comparing the two takes milliseconds. */
function findReason(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, INSTALLED));
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
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

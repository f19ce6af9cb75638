import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrepareError, prepareOnce } from './prepare-once.mjs';
import { runStep } from './run-step.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INSTALLED = 'node_modules/.package-lock.json';

/** Runs `npm ci` if node_modules is missing or does not match package-lock.json. @param {string} root The checkout. */
export async function ensureInstalled(root = ROOT) {
  await prepareOnce(
    root,
    () => findReason(root),
    async (reason, note) => {
      console.error(`Installing dependencies (${reason}); this takes a minute or two …`);
      // Removed first, so that an interrupted installation is never mistaken for a complete one.
      rmSync(path.join(root, INSTALLED), { force: true });
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      // Includes everything that builds and runs the product, even if NODE_ENV (production in many containers) or
      // .npmrc would omit it.
      const command = [npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
      const { isOk, output } = await runStep(command, { cwd: root, note });
      if (!isOk)
        throw new PrepareError(`${output}\nThe dependencies could not be installed; the reason is above.`.trim());
    },
  );
}

/** npm records what it installed in node_modules/.package-lock.json; comparing the two files takes milliseconds. */
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

import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashInputs } from './hash-inputs.mjs';
import { PrepareError, prepareOnce } from './prepare-once.mjs';
import { runStep } from './run-step.mjs';
import { webBuilds } from './web-builds.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = path.join(ROOT, 'apps/web');
const INPUTS = ['apps/web', 'packages/contract', 'packages/domain', 'package.json', 'package-lock.json'];

/** Written into a build of which a page loads more than its budget (apps/web/build/first-load-budget.ts). */
const OVER_BUDGET = '.over-budget';

/**
 * Builds the web app when there is no build of its inputs, and takes it into use; their contents decide, not their dates.
 * Servers that run keep the files they have.
 *
 * @returns {Promise<string | undefined>} its folder; undefined where the sources of the web app are not installed
 */
export async function ensureWebBuild() {
  if (!existsSync(path.join(WEB, 'vite.config.ts'))) return undefined;
  const name = hashInputs(ROOT, INPUTS).slice(0, 16);
  const builds = webBuilds(path.join(WEB, 'dist'));
  const findReason = () => (builds.isCurrent(name) ? undefined : 'its inputs changed');
  await prepareOnce(ROOT, findReason, async (_reason, note) => {
    if (!builds.isWhole(name)) await build(builds.folderOf(name), note);
    // Written last: an interrupted build is built again.
    builds.markWhole(name);
    builds.use(name);
  });
  return builds.folderOf(name);
}

/** @returns {Promise<string | undefined>} which pages of a build load more than they may, and what is in them */
export async function readOverBudget(folder) {
  const file = path.join(folder, OVER_BUDGET);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

async function build(folder, note) {
  console.error('Building the web app …');
  const require = createRequire(path.join(WEB, 'package.json'));
  const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const command = [process.execPath, vite, 'build', '--outDir', folder, '--logLevel', 'warn'];
  const { isOk, output } = await runStep(command, { cwd: WEB, note, isQuiet: true });
  if (!isOk) throw new PrepareError(`${output}\nThe web app could not be built; the reason is above.`);
  if (output.includes('its budget is')) await writeFile(path.join(folder, OVER_BUDGET), output);
  await compressFiles(folder);
}

/** Once here instead of at each first visit: a page loads forty files at once, and the server has better to do. */
async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(?:js|css|svg|html)$/.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

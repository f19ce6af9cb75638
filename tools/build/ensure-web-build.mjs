import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashInputs } from './hash-inputs.mjs';
import { PrepareError, prepareOnce } from '../launch/prepare-once.mjs';
import { runStep } from '../launch/run-step.mjs';
import { webBuilds } from './web-builds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEB = path.join(ROOT, 'apps/web');
const INPUTS = ['apps/web', 'packages/contract', 'packages/domain', 'package.json', 'package-lock.json'];

/** Written into a build if one of its pages loads more than its budget (apps/web/build/first-load-budget.ts). */
const OVER_BUDGET = '.over-budget';

/**
 * Builds the web app if no build of its inputs exists, and makes it current; the inputs' contents decide, not their
 * dates. Running servers keep their files.
 *
 * @returns {Promise<string | undefined>} Its folder; undefined if the web app's sources are not installed.
 */
export async function ensureWebBuild() {
  if (!existsSync(path.join(WEB, 'vite.config.ts'))) return undefined;
  const name = hashInputs(ROOT, INPUTS).slice(0, 16);
  const builds = webBuilds(path.join(WEB, 'dist'));
  const findReason = () => (builds.isCurrent(name) ? undefined : 'its inputs changed');
  await prepareOnce(ROOT, findReason, async (_reason, note) => {
    if (!builds.isWhole(name)) await build(builds.getFolder(name), note);
    // Written last, so that an interrupted build is built again.
    builds.markWhole(name);
    builds.use(name);
  });
  return builds.getFolder(name);
}

/** @returns {Promise<string | undefined>} The pages of a build that exceed their budget, and what is in them. */
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

/**
 * Compresses files at build time instead of at each first visit, because a page loads forty files in parallel and would
 * keep the server busy.
 */
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

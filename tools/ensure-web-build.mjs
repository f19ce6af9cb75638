import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs } from './hash-inputs.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = path.join(ROOT, 'apps/web');
const STAMP = path.join(WEB, 'dist/.inputs');
const INPUTS = ['apps/web', 'packages/contract', 'packages/domain', 'package.json', 'package-lock.json'];

/** Builds the web app when its inputs changed since the last build; their contents decide, not their dates. */
export function ensureWebBuild() {
  if (!existsSync(path.join(WEB, 'vite.config.ts'))) return;
  const inputs = hashInputs(ROOT, INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  console.error('Building the web app …');
  const require = createRequire(path.join(WEB, 'package.json'));
  const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe web app could not be built; the reason is above.`);
    process.exit(1);
  }
  // Written last: an interrupted build is built again.
  writeFileSync(STAMP, inputs);
}

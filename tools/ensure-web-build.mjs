import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = path.join(ROOT, 'apps/web');
const STAMP = path.join(WEB, 'dist/.inputs');
const INPUTS = ['apps/web', 'packages/contract', 'packages/domain', 'package.json', 'package-lock.json'];
const PASSED_OVER = /^(?:node_modules|dist|testing)$|\.(?:test|stories)\.tsx?$/;

/** Builds the web app when its inputs changed since the last build; their contents decide, not their dates. */
export function ensureWebBuild() {
  if (!existsSync(path.join(WEB, 'vite.config.ts'))) return;
  const inputs = hashInputs();
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

function hashInputs() {
  const hash = createHash('sha256');
  const visit = (file) => {
    const full = path.join(ROOT, file);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) if (!PASSED_OVER.test(name)) visit(`${file}/${name}`);
    } else hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  };
  for (const input of INPUTS) visit(input);
  return hash.digest('hex');
}

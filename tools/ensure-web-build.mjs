import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
  compressFiles();
  // Written last: an interrupted build is built again.
  writeFileSync(STAMP, inputs);
}

/** Once here instead of at each first visit: a page loads forty files at once, and the server has better to do. */
function compressFiles() {
  const dist = path.join(WEB, 'dist');
  for (const name of readdirSync(dist, { recursive: true })) {
    if (!/\.(?:js|css|svg|html)$/.test(name)) continue;
    const file = path.join(dist, name);
    const content = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

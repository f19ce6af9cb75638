import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from '../launch/check-node.mjs';
import { ensureInstalled } from '../launch/ensure-installed.mjs';

checkNode();
await ensureInstalled();

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { build } = await import('esbuild');
const { npmPackagesStayOutside, SERVER_CODE } = await import('../build/ensure-server-build.mjs');
const outfile = fileURLToPath(new URL(`.build-${process.pid}.mjs`, import.meta.url));
await build({
  ...SERVER_CODE,
  entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
  outfile,
  plugins: [npmPackagesStayOutside],
});
const { run } = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile, { force: true }));
process.exitCode = await run(process.argv.slice(2), ROOT);

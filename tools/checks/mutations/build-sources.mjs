import { build } from 'esbuild';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmPackagesStayOutside, SERVER_CODE } from '../../build/ensure-server-build.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles the sources and the file readers of an ingest into one module. @returns {Promise<string>} Its address */
export async function buildSources() {
  const outfile = path.join(ROOT, 'node_modules/.cache/rotunda-mutations', `sources-${process.pid}.mjs`);
  const contents = [
    "export { SOURCES } from './registry.ts';",
    "export { FilesAccount, openInputs } from './reading/index.ts';",
    "export { PROGRAM_FAULT } from './reading/parse-each-entry.ts';",
  ].join('\n');
  const stdin = { contents, resolveDir: path.join(ROOT, 'apps/server/src/sources'), loader: 'ts' };
  await build({ absWorkingDir: ROOT, ...SERVER_CODE, stdin, outfile, plugins: [npmPackagesStayOutside] });
  return pathToFileURL(outfile).href;
}

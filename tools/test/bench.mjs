import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from '../launch/check-node.mjs';
import { ensureInstalled } from '../launch/ensure-installed.mjs';

checkNode();
await ensureInstalled();

const BENCH = new URL('../../bench/', import.meta.url);
/** Keeps `import.meta.url` of each file, so that a file finds its neighbors from inside the bundle too. */
const filesKeepTheirPlace = {
  name: 'files-keep-their-place',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

const names = readdirSync(fileURLToPath(BENCH))
  .filter((file) => /^[a-z0-9-]+\.ts$/.test(file) && file !== 'install-peer.ts')
  .map((file) => file.slice(0, -'.ts'.length));
const [name, ...args] = process.argv.slice(2).filter((argument) => argument !== '--json');
const json = process.argv.includes('--json');

if (name === undefined || (name !== 'all' && !names.includes(name))) {
  console.error(`Usage: npm run bench -- <name>|all [--json] [options of the bench]\nBenches: ${names.join(', ')}`);
  process.exit(2);
}

// With --json, standard output is reserved for the one line of the result.
const log = (line) => void (json ? process.stderr : process.stdout).write(`${line}\n`);
for (const each of name === 'all' ? names : [name]) {
  const { run } = await importBuilt(each);
  const outcome = await run({ json, log, args });
  if (json) process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
process.exit();

/**
 * Builds a bench and what it measures like the product, because a loader's own instrumentation would be measured too.
 */
async function importBuilt(bench) {
  const { build } = await import('esbuild');
  const { npmPackagesStayOutside, SERVER_CODE } = await import('../build/ensure-server-build.mjs');
  const outfile = fileURLToPath(new URL(`.build-${bench}-${process.pid}.mjs`, BENCH));
  const entryPoint = fileURLToPath(new URL(`${bench}.ts`, BENCH));
  const plugins = [npmPackagesStayOutside, filesKeepTheirPlace];
  await build({ ...SERVER_CODE, entryPoints: [entryPoint], outfile, plugins });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { THREADS } from '../../apps/server/src/main/threads/threads.mjs';
import { hashInputs } from './hash-inputs.mjs';
import { endWith } from '../launch/prepare-once.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = path.join(ROOT, 'apps/server/dist');
const INPUTS = ['apps/server/src', 'packages', 'database', 'package-lock.json', 'tools/build/ensure-server-build.mjs'];

/** esbuild options for server code. */
export const SERVER_CODE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.20',
  jsx: 'automatic',
  logLevel: 'error',
  // A smaller file starts faster. A source map without the sources' text still refers to lines in the files beside it.
  minifyWhitespace: true,
  sourcesContent: false,
};

/** Packages of many small modules, all ES modules: loading them one by one takes half of a command's startup time. */
const BUNDLED = /^(?:kysely|better-auth|@better-auth\/[^/]+|better-call|drizzle-orm|feedsmith|zod|entities)(?:\/|$)/;

/** For benches and checks of single modules: other npm packages stay external, while our own are bundled. */
export const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: specifier }) => {
      const isInside = specifier.startsWith('@rotunda/') || BUNDLED.test(specifier) || path.isAbsolute(specifier);
      return isInside ? undefined : { path: specifier, external: true };
    });
  },
};

/**
 * Packages that stay in node_modules until needed: native code, packages that are not installed, and large libraries
 * that read or write documents and e-mails. Everything else is bundled, because finding and reading a thousand files
 * took half of each start.
 */
const OUTSIDE_BUILD = [
  '@node-rs/argon2',
  '@opentelemetry/api',
  'pg-native',
  'supports-color',
  'docx',
  'fontkit',
  'mammoth',
  'pdfmake',
  'prettier',
  'react',
  'react-dom',
  'unpdf',
].flatMap((name) => [name, `${name}/*`]);

/** Provides CommonJS globals, because packages that are not ES modules use `require`, `__filename` and `__dirname`. */
const OLDER_WAY = `import { createRequire as createRequireOfProgram } from 'node:module';
const require = createRequireOfProgram(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** Key under which a thread finds the build of the program that started it, so that it need not read all sources. */
const BUILD_OF_THREADS = 'rotunda.serverBuild';

/** @returns {string} File of the build of the current sources, which may not exist. */
export function findServerBuild() {
  return path.join(DIST, `program-${hashInputs(ROOT, INPUTS).slice(0, 16)}.mjs`);
}

/**
 * Makes threads started from now on run this build, as long as it exists.
 *
 * @param {string} file As `findServerBuild` names it.
 */
export function setBuildOfThreads(file) {
  setEnvironmentData(BUILD_OF_THREADS, file);
}

/**
 * Bundles the server's own modules into one file, and its threads and its process into files beside it, if their
 * contents changed. Loading some 500 modules one by one would cost every command seconds. Safe if several commands find
 * the build missing at the same time: the last rename wins, with identical contents.
 *
 * @returns {Promise<string>} The file; it exports `runProgram`.
 */
export async function ensureServerBuild() {
  const told = isMainThread ? undefined : getEnvironmentData(BUILD_OF_THREADS);
  if (typeof told === 'string' && existsSync(told)) return told;
  const file = findServerBuild();
  setBuildOfThreads(file);
  if (existsSync(file)) return file;
  const name = path.basename(file, '.mjs');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    ...SERVER_CODE,
    banner: { js: OLDER_WAY },
    entryPoints: [{ in: 'apps/server/src/main/create-program.ts', out: name }, ...getThreads(name)],
    external: OUTSIDE_BUILD,
    outdir: DIST,
    outExtension: { '.js': '.mjs' },
    sourcemap: true,
    write: false,
  });
  try {
    writeOutputs(outputFiles, file);
    for (const old of readdirSync(DIST)) if (!old.startsWith(`${name}.`)) rmSync(path.join(DIST, old), { force: true });
  } catch (error) {
    endWith(ROOT, error);
  }
  return file;
}

/** Lists what the program starts beside itself. @param {string} name Name of the program. */
function getThreads(name) {
  return Object.entries(THREADS).map(([thread, module]) => ({
    in: `apps/server/src/${module}`,
    out: `${name}.${thread}`,
  }));
}

/** Writes the program last, because without its map, threads and process it would be mistaken for a complete build. */
function writeOutputs(outputFiles, file) {
  mkdirSync(DIST, { recursive: true });
  for (const output of outputFiles.toSorted((one) => (one.path === file ? 1 : -1))) {
    const written = `${output.path}.${process.pid}`;
    writeFileSync(written, output.contents);
    renameSync(written, output.path);
  }
}

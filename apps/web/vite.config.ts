import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isContractProcedure, minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';
import { firstLoadBudget, type LoadBudgets } from './build/first-load-budget.ts';
import { kitGallery } from './build/kit-gallery.ts';
import { findLoadedTogether, type Pages } from './build/load-together.ts';

const rootPackage: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const contractEntry = fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url));

type Contract = Parameters<typeof minifyContractRouter>[0];

/** Route fields used only by the server: the summary and the success status. */
const OF_THE_SERVER: readonly string[] = ['summary', 'successStatus'];
const ofTheClient = (key: string, value: unknown): unknown => (OF_THE_SERVER.includes(key) ? undefined : value);

/** Returns the contract as an expression in which `call` creates a procedure from its route. */
function getExpression(router: Contract): string {
  if (isContractProcedure(router)) return `call(${JSON.stringify(router['~orpc'].route, ofTheClient)})`;
  const members = Object.entries(router).map(([name, member]) => `${JSON.stringify(name)}:${getExpression(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * Replaces the module that provides the contract to the client with only its paths and methods. The browser does not
 * need the validation schemas, so zod stays out of the initial load.
 */
function minifiedContract(): Plugin {
  return {
    name: 'rotunda-minified-contract',
    async load(id) {
      if (!id.split('?')[0]?.endsWith('/src/shared/api/contract-router.ts')) return null;
      const { module } = await runnerImport<{ contract: Contract }>(contractEntry);
      const calls = getExpression(minifyContractRouter(module.contract));
      return `const call = (route) => ({ '~orpc': { errorMap: {}, meta: {}, route } });export const contractRouter = ${calls};`;
    },
  };
}

/**
 * Parts of MUI that never run here: the theme disables ripples, no button shows a spinner, no field uses the filled
 * variant, and no component uses emotion's `withTheme`, the only one that hoists statics.
 */
const NEVER_RUN =
  /\/@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress|FilledInput\/FilledInput)\.mjs$|\/hoist-non-react-statics\//;

/** A script that chooses light or dark before first paint. The theme follows the system with CSS instead. */
const COLOR_SCHEME_SCRIPT = /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/;

/** Returns that module without the script, but with the constants that other modules import. */
function colorSchemeScript(code: string): string {
  const settings = code.match(/^export const DEFAULT_\w+ = .*;$/gm) ?? [];
  return [...settings, 'export const buildInitColorSchemeScript = () => null;', 'export default () => null;'].join(
    '\n',
  );
}

/** Excludes code that never runs from the build, because otherwise every page would load it with its buttons. */
function withoutNeverRun(): Plugin {
  return {
    name: 'rotunda-without-never-run',
    apply: 'build',
    load: (id) => {
      if (NEVER_RUN.test(id)) return 'export default () => null;';
      return COLOR_SCHEME_SCRIPT.test(id) ? colorSchemeScript(readFileSync(id, 'utf8')) : null;
    },
  };
}

/**
 * First-load limits that detect an additional library (the schema library has 24 kB) but not an additional dialog,
 * which is loaded when opened.
 */
const BUDGETS: LoadBudgets = {
  shell: 'app/shell/signed-in-layout.tsx',
  signIn: { page: 'app/routes/login.page.tsx', kb: 162 },
  home: { page: 'app/routes/dashboard.page.tsx', kb: 230 },
  furtherPageKb: 60,
  files: 20,
};

const PAGES: Pages = {
  shell: BUDGETS.shell,
  first: ['login', 'dashboard'],
  signedOut: ['login', 'logout', 'invitation', 'forgot-password', 'reset-password', 'confirm-address', 'unsubscribe'],
};

const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'base', tags: ['$initial'], priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[];

/** Returns the build configuration with the given code-splitting groups and check plugins. */
const getConfig = (groups: Rolldown.CodeSplittingGroup[], ...checks: Plugin[]) =>
  ({
    plugins: [react(), minifiedContract(), withoutNeverRun(), ...checks],
    define: {
      __BUILD_VERSION__: JSON.stringify(`v${rootPackage.version}`),
      __BUILD_DAY__: JSON.stringify(
        new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date()),
      ),
    },
    server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:4400' } },
    preview: { port: 5174, proxy: { '/api': 'http://127.0.0.1:4400' } },
    build: {
      // Fonts and icons stay separate files, because the content security policy does not allow data: addresses for
      // them.
      assetsInlineLimit: 0,
      // Every supported browser preloads modules natively.
      modulePreload: { polyfill: false },
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return getConfig(GROUPS, kitGallery());
  const names = GROUPS.map(({ name }) => name);
  const together = await findLoadedTogether({ ...getConfig(GROUPS), root: import.meta.dirname }, PAGES, names);
  // Dependencies are not included, because every module already has its place.
  const planned = { name: (id: string) => together.get(id) ?? null, includeDependenciesRecursively: false };
  return getConfig([...GROUPS, planned], firstLoadBudget(BUDGETS), kitGallery());
});

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

/** Of a call the server alone needs what it is for and its status on success; a client, how it is made. */
const OF_THE_SERVER: readonly string[] = ['summary', 'successStatus'];
const ofTheClient = (key: string, value: unknown): unknown => (OF_THE_SERVER.includes(key) ? undefined : value);

/** The contract as an expression in which `call` makes a procedure of its route. */
function expressionOf(router: Contract): string {
  if (isContractProcedure(router)) return `call(${JSON.stringify(router['~orpc'].route, ofTheClient)})`;
  const members = Object.entries(router).map(([name, member]) => `${JSON.stringify(name)}:${expressionOf(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * The browser needs the paths and methods of the contract, not the schemas the server validates with. Replacing the one
 * module that hands the contract to the client keeps zod out of the first load.
 */
function minifiedContract(): Plugin {
  return {
    name: 'rotunda-minified-contract',
    async load(id) {
      if (!id.split('?')[0]?.endsWith('/src/shared/api/contract-router.ts')) return null;
      const { module } = await runnerImport<{ contract: Contract }>(contractEntry);
      const calls = expressionOf(minifyContractRouter(module.contract));
      return `const call = (route) => ({ '~orpc': { errorMap: {}, meta: {}, route } });export const contractRouter = ${calls};`;
    },
  };
}

/**
 * Parts of the kit that are never run here: the theme turns the ripple off, no button turns a wheel, no field is filled,
 * and no component is wrapped by the style library's `withTheme`, for which alone statics are hoisted.
 */
const NEVER_RUN =
  /\/@mui\/material\/(?:ButtonBase\/TouchRipple|CircularProgress\/CircularProgress|FilledInput\/FilledInput)\.mjs$|\/hoist-non-react-statics\//;

/** A script that chooses light or dark before the first paint; the theme follows the system by a style instead. */
const COLOR_SCHEME_SCRIPT = /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/;

/** Its module without the script: the names of its settings are read elsewhere. */
function colorSchemeScript(code: string): string {
  const settings = code.match(/^export const DEFAULT_\w+ = .*;$/gm) ?? [];
  return [...settings, 'export const buildInitColorSchemeScript = () => null;', 'export default () => null;'].join(
    '\n',
  );
}

/** Code that is never run need not be loaded; every page has buttons. */
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

/** A library more (the one of the schemas is 24 kB) is noticed; a dialog more is not, because it is loaded when opened. */
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

/** How the app is built, its files being split as `groups` say, and what is made sure of. */
const configOf = (groups: Rolldown.CodeSplittingGroup[], ...checks: Plugin[]) =>
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
      // Fonts and icons stay files: the content security policy allows no data: addresses for them.
      assetsInlineLimit: 0,
      // Every browser this is built for loads ahead by itself.
      modulePreload: { polyfill: false },
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return configOf(GROUPS, kitGallery());
  const names = GROUPS.map(({ name }) => name);
  const together = await findLoadedTogether({ ...configOf(GROUPS), root: import.meta.dirname }, PAGES, names);
  // Each module has a place already, and what it needs too.
  const planned = { name: (id: string) => together.get(id) ?? null, includeDependenciesRecursively: false };
  return configOf([...GROUPS, planned], firstLoadBudget(BUDGETS), kitGallery());
});

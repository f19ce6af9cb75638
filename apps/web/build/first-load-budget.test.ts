import { randomBytes } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import {
  describeOverrun,
  firstLoadBudget,
  measurePages,
  withSteadyNames,
  type BuiltChunk,
  type LoadBudgets,
} from './first-load-budget.ts';

/** Incompressible text, so its compressed size equals its length. */
const weight = (kb: number) => randomBytes((kb * 1000) / 2).toString('hex');

const BUDGETS: LoadBudgets = {
  shell: 'shell/layout.tsx',
  signIn: { page: 'routes/login.page.tsx', kb: 10 },
  home: { page: 'routes/home.page.tsx', kb: 20 },
  furtherPageKb: 5,
  files: 5,
};

const chunk = (facade: string | null, imports: string[], kb = 1): BuiltChunk => ({
  isEntry: facade === '/src/main.tsx',
  facadeModuleId: facade,
  imports,
  modules: { [facade ?? `/app/node_modules/${imports.length}/index.js`]: { renderedLength: kb * 2000 } },
  code: weight(kb),
});

const PAGES: [string, BuiltChunk][] = [
  ['main.js', chunk('/src/main.tsx', ['base.js'])],
  ['base.js', chunk(null, ['main.js'])],
  ['layout.js', chunk('/src/shell/layout.tsx', ['base.js', 'menu.js'])],
  ['menu.js', chunk(null, [])],
  ['login.js', chunk('/src/routes/login.page.tsx', ['base.js'])],
  ['home.js', chunk('/src/routes/home.page.tsx', ['main.js', 'menu.js'])],
];

const getLoad = (page: string, more: [string, BuiltChunk][] = []) =>
  measurePages(new Map([...PAGES, ...more]), BUDGETS).find((load) => load.page.endsWith(page));
const names = (load: ReturnType<typeof getLoad>) => load?.chunks.map(({ name }) => name).toSorted();

it('withSteadyNames replaces hashes in import names with stable hashes of the same length', () => {
  const built = (hash: string) =>
    withSteadyNames(
      new Map([
        [`assets/base-${hash}.js`, { ...chunk('/src/base.ts', []), code: 'export const base = 1;' }],
        [
          'assets/home.js',
          { ...chunk('/src/home.tsx', []), code: `import{b}from"./base-${hash}.js";"other-${hash}.js"` },
        ],
      ]),
    ).get('assets/home.js')?.code;
  const [first, second] = [built('1h9UjYGF') ?? '', built('BMcX_Tq-') ?? ''];
  expect(first.slice(0, first.indexOf(';'))).toBe(second.slice(0, second.indexOf(';')));
  expect(first).toMatch(/^import\{b\}from"\.\/base-[\w-]{8}\.js";"other-1h9UjYGF\.js"$/);
});

describe('measurePages', () => {
  it('counts the entry and the page itself for sign-in, each chunk only once', () => {
    const load = getLoad('login.page.tsx');
    expect(names(load)).toEqual(['base.js', 'login.js', 'main.js']);
    expect(load?.kb).toBeCloseTo(1.5, 0);
    expect(load?.budgetKb).toBe(10);
  });

  it('counts the entry, the shell and the page itself for home', () => {
    expect(names(getLoad('home.page.tsx'))).toEqual(['base.js', 'home.js', 'layout.js', 'main.js', 'menu.js']);
  });

  it('counts only what home has not already loaded for any other page', () => {
    const load = getLoad('list.page.tsx', [
      ['list.js', chunk('/src/routes/list.page.tsx', ['menu.js', 'rows.js'])],
      ['rows.js', chunk(null, [])],
      ['later.js', chunk('/src/dialog.tsx', [])],
    ]);
    expect(names(load)).toEqual(['list.js', 'rows.js']);
    expect(load?.budgetKb).toBe(5);
  });

  it('counts only what neither home nor the surrounding page has loaded for a tab', () => {
    const load = getLoad('list-board.tab.tsx', [
      ['list.js', chunk('/src/routes/list.page.tsx', ['rows.js'])],
      ['rows.js', chunk(null, [])],
      ['board.js', chunk('/src/routes/list-board.tab.tsx', ['rows.js', 'cards.js', 'menu.js'])],
      ['cards.js', chunk(null, [])],
    ]);
    expect(names(load)).toEqual(['board.js', 'cards.js']);
  });

  it('grants a larger budget to the page named in stillOverKb and to no other page', () => {
    const chunks = new Map([
      ...PAGES,
      ['list.js', chunk('/src/routes/list.page.tsx', [])] as const,
      ['board.js', chunk('/src/routes/board.page.tsx', [])] as const,
    ]);
    const loads = measurePages(chunks, { ...BUDGETS, stillOverKb: { 'list.page.tsx': 7 } });
    const getBudget = (page: string) => loads.find((load) => load.page.endsWith(page))?.budgetKb;
    expect(getBudget('list.page.tsx')).toBe(7);
    expect(getBudget('board.page.tsx')).toBe(5);
  });

  it('throws when a page has no chunk', () => {
    expect(() => measurePages(new Map(PAGES.slice(0, 4)), BUDGETS)).toThrow('no chunk of routes/login.page.tsx');
  });

  it('sorts the worst page first and lists its largest modules', () => {
    const [worst] = measurePages(
      new Map([
        ...PAGES,
        ['heavy.js', chunk('/src/routes/heavy.page.tsx', ['editor.js'], 2)],
        [
          'editor.js',
          { ...chunk(null, [], 9), modules: { '/app/node_modules/editor/index.js': { renderedLength: 40_000 } } },
        ],
      ]),
      BUDGETS,
    );
    expect(worst?.page).toBe('src/routes/heavy.page.tsx');
    expect(worst?.modules.map(({ path }) => path)).toEqual(['editor/index.js', 'src/routes/heavy.page.tsx']);
    expect(worst && describeOverrun(worst)).toMatch(
      /^src\/routes\/heavy\.page\.tsx loads .* its budget is 5 kB in 5\.\n.*editor\.js\n.*heavy\.js\n.*\n +40\.0 kB {2}editor\/index\.js\n/,
    );
  });
});

describe('firstLoadBudget', () => {
  const modules: Record<string, string> = {
    '/src/main.tsx': `import('/src/routes/login.page.tsx'); import('/src/routes/home.page.tsx'); import('/src/shell/layout.tsx');`,
    '/src/routes/login.page.tsx': `export const login = '${weight(4)}';`,
    '/src/routes/home.page.tsx': `export const home = 1; import('/src/later.tsx');`,
    '/src/shell/layout.tsx': `export const layout = 1;`,
    '/src/later.tsx': `export const later = '${weight(40)}';`,
  };
  async function warningsWithin(signInKb: number, files = 5): Promise<string[]> {
    const warnings: string[] = [];
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'virtual',
          resolveId: (id: string) => (id in modules ? id : null),
          load: (id: string) => modules[id],
        } satisfies Rolldown.Plugin,
        firstLoadBudget({ ...BUDGETS, files, signIn: { ...BUDGETS.signIn, kb: signInKb } }),
      ],
      build: {
        write: false,
        rolldownOptions: {
          input: '/src/main.tsx',
          onwarn: ({ plugin, message }) => (plugin === undefined ? undefined : warnings.push(message)),
        },
      },
    });
    return warnings;
  }

  it('ignores lazily loaded chunks and names the page that exceeds its size or file budget', async () => {
    expect(await warningsWithin(10)).toEqual([]);
    expect(await warningsWithin(1)).toEqual([
      expect.stringMatching(/login\.page\.tsx loads [\d.]+ kB brotli in 2 files; its budget is 1 kB in 5/),
    ]);
    expect(await warningsWithin(10, 2)).toEqual([
      expect.stringMatching(/home\.page\.tsx loads [\d.]+ kB brotli in 3 files; its budget is 20 kB in 2/),
    ]);
  });
});

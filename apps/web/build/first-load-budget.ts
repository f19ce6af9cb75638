import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The parts of a built chunk that decide whether a browser loads it before a page shows. */
export interface BuiltChunk {
  isEntry: boolean;
  /** Names of the statically imported chunks; chunks loaded later are not included. */
  imports: readonly string[];
  /** Module that a dynamic import requests. */
  facadeModuleId: string | null;
  /** Modules by path. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
  code: string;
}

/**
 * Budgets in kilobytes (1,000 bytes) of brotli for all scripts of a page together. Modules are named by the end of
 * their path.
 */
export interface LoadBudgets {
  /** Module loaded around every page but sign-in. */
  shell: string;
  signIn: { page: string; kb: number };
  home: { page: string; kb: number };
  /** Budget of a further page beyond home, and of a tab beyond home and its page. */
  furtherPageKb: number;
  /** Maximum number of scripts that a page may load. */
  files: number;
  /** Temporary budgets, by file name, of pages and tabs that still exceed `furtherPageKb`. */
  stillOverKb?: Readonly<Record<string, number>>;
}

/** Scripts that one page loads before it shows. */
export interface PageLoad {
  /** End of the path of the page's module. */
  page: string;
  /**
   * Kilobytes (1,000 bytes) of brotli: of everything for sign-in and home, and of what is not already loaded for a
   * further page or tab.
   */
  kb: number;
  budgetKb: number;
  /** Maximum number of `chunks`. */
  mostFiles: number;
  /** Sorted by size, largest first. */
  chunks: { name: string; kb: number }[];
  /** Largest modules of `chunks`, largest first, in thousands of characters before minification. */
  modules: { path: string; kb: number }[];
}

const LISTED_MODULES = 15;

/** Shortens a module's path to the part that starts at its package or at `src/`. */
const shortPath = (id: string) => id.replace(/^.*\/node_modules\//, '').replace(/^.*\/src\//, 'src/');

/** `project.page.tsx` is a page; `project-board.tab.tsx` is one of its tabs, which loads when it is shown. */
const PAGE = /\/([\w-]+)\.page\.tsx$/;
const TAB = /\/([\w-]+)\.tab\.tsx$/;

/** Returns the names of all chunks that are loaded for `roots`. */
function loadedFor(chunks: ReadonlyMap<string, BuiltChunk>, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return seen;
}

/**
 * Measures every page against its budget and returns them worst first. Throws when a page with a budget of its own is
 * not in the build.
 */
export function measurePages(chunks: ReadonlyMap<string, BuiltChunk>, budgets: LoadBudgets): PageLoad[] {
  const named = [...chunks].map(([name, chunk]) => ({ name, id: chunk.facadeModuleId ?? '' }));
  const find = (path: string) => {
    const found = named.find(({ id }) => id.endsWith(`/${path}`));
    if (found === undefined) throw new Error(`The build has no chunk of ${path}, which has a budget of its own.`);
    return found.name;
  };
  const sizes = new Map([...chunks].map(([name, { code }]) => [name, brotliCompressSync(code).byteLength / 1000]));
  const getLoad = (page: string, names: readonly string[], budgetKb: number): PageLoad => {
    const parts = names.map((name) => ({ name, kb: sizes.get(name) ?? 0 })).toSorted((a, b) => b.kb - a.kb);
    const modules = names.flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}));
    return {
      page,
      kb: parts.reduce((sum, part) => sum + part.kb, 0),
      budgetKb,
      mostFiles: budgets.files,
      chunks: parts,
      modules: modules
        .map(([id, { renderedLength }]) => ({ path: shortPath(id), kb: renderedLength / 1000 }))
        .toSorted((a, b) => b.kb - a.kb)
        .slice(0, LISTED_MODULES),
    };
  };
  const { shell, signIn, home, furtherPageKb, stillOverKb = {} } = budgets;
  const entries = [...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : []));
  const ofSignIn = loadedFor(chunks, [...entries, find(signIn.page)]);
  const ofHome = loadedFor(chunks, [...entries, find(shell), find(home.page)]);
  const further = named.flatMap(({ name, id }) => {
    if (!PAGE.test(id) && !TAB.test(id)) return [];
    if (id.endsWith(`/${signIn.page}`) || id.endsWith(`/${home.page}`)) return [];
    const tab = TAB.exec(id)?.[1];
    const around = named.filter((one) => {
      const page = PAGE.exec(one.id)?.[1];
      return tab !== undefined && page !== undefined && tab.startsWith(`${page}-`);
    });
    const before = new Set([
      ...ofHome,
      ...loadedFor(
        chunks,
        around.map((one) => one.name),
      ),
    ]);
    return [
      getLoad(
        shortPath(id),
        [...loadedFor(chunks, [name])].filter((one) => !before.has(one)),
        stillOverKb[id.slice(id.lastIndexOf('/') + 1)] ?? furtherPageKb,
      ),
    ];
  });
  return [
    getLoad(signIn.page, [...ofSignIn], signIn.kb),
    getLoad(home.page, [...ofHome], home.kb),
    ...further,
  ].toSorted((a, b) => b.kb - b.budgetKb - (a.kb - a.budgetKb));
}

const line = (kb: number, words: string) => `${kb.toFixed(1).padStart(8)} kB  ${words}`;

/**
 * Whether a page loads too much or too many files. The number of files matters because a browser requests six at a
 * time.
 */
const isOver = ({ kb, budgetKb, chunks, mostFiles }: PageLoad) => kb > budgetKb || chunks.length > mostFiles;

/** Describes what a developer needs to fix a page over budget: the page, its chunks and the largest modules in them. */
export function describeOverrun({ page, kb, budgetKb, mostFiles, chunks, modules }: PageLoad): string {
  return [
    `${page} loads ${kb.toFixed(1)} kB brotli in ${chunks.length} files; its budget is ${budgetKb} kB in ${mostFiles}.`,
    ...chunks.map((chunk) => line(chunk.kb, chunk.name)),
    '  Largest modules, before they are minified:',
    ...modules.map((module) => line(module.kb, module.path)),
  ].join('\n');
}

/**
 * Matches file names such as `board-1h9UjYGF.js`, by which chunks refer to each other. The length is bounded because
 * code can contain very long words.
 */
const FILE_NAME = /[\w-]{1,80}\.js/g;
const HASH = /-[\w-]{8}\.js$/;

/**
 * Replaces the hashed chunk names in the code with stable names of the same length. Hashes change with any line of code
 * and with the build day, so without this a page's compressed size would depend on where and when it was built.
 */
export function withSteadyNames<Chunk extends BuiltChunk>(chunks: ReadonlyMap<string, Chunk>): Map<string, Chunk> {
  const steady = new Map(
    [...chunks].map(([path, { modules }]) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const made = createHash('sha256').update(Object.keys(modules).map(shortPath).join()).digest('base64url');
      return [name, name.replace(HASH, `-${made.slice(0, 8)}.js`)] as const;
    }),
  );
  const rename = (name: string) => steady.get(name) ?? name;
  return new Map(
    [...chunks].map(([name, chunk]) => [name, { ...chunk, code: chunk.code.replaceAll(FILE_NAME, rename) }]),
  );
}

/**
 * Warns when a page loads more than its budget before it shows, and lists what it loads. The suite rejects such a build
 * (tools/build/check-web-build.mjs), but the warning does not stop a developer who only starts the product.
 */
export function firstLoadBudget(budgets: LoadBudgets): Plugin {
  return {
    name: 'rotunda-first-load-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      );
      const over = measurePages(withSteadyNames(new Map(chunks)), budgets).filter(isOver);
      if (over.length > 0) this.warn(over.map(describeOverrun).join('\n\n'));
    },
  };
}

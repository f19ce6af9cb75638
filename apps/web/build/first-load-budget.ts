import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The parts of a built chunk that decide whether a browser loads it before a page shows. */
export interface BuiltChunk {
  isEntry: boolean;
  /** Names of the chunks it cannot run without; those loaded later are not among them. */
  imports: readonly string[];
  /** The module a dynamic import asks for. */
  facadeModuleId: string | null;
  /** By path. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
  code: string;
}

/** Thousands of bytes, brotli, of all scripts together; modules by the end of their path. */
export interface LoadBudgets {
  /** Around every page but sign-in. */
  shell: string;
  signIn: { page: string; kb: number };
  home: { page: string; kb: number };
  /** What a further page may load beyond home, and a tab beyond home and its page. */
  furtherPageKb: number;
  /** Scripts of which a page's load may consist. */
  files: number;
  /** Pages and tabs over that, by file, each with the budget it has until it is mended. */
  stillOverKb?: Readonly<Record<string, number>>;
}

/** What one page loads before it shows. */
export interface PageLoad {
  /** End of the path of its module. */
  page: string;
  /** Thousands of bytes, brotli: of everything, or for a further page or tab of what is not loaded before it. */
  kb: number;
  budgetKb: number;
  /** Of `chunks`. */
  mostFiles: number;
  /** Largest first. */
  chunks: { name: string; kb: number }[];
  /** Those of its chunks, largest first, in thousands of characters before they are minified. */
  modules: { path: string; kb: number }[];
}

const LISTED_MODULES = 15;

/** Path of a module as people say it: from its package, or from the folder of the sources. */
const shortPath = (id: string) => id.replace(/^.*\/node_modules\//, '').replace(/^.*\/src\//, 'src/');

/** A page is `project.page.tsx`; `project-board.tab.tsx` is one of its tabs, loaded when it is shown. */
const PAGE = /\/([\w-]+)\.page\.tsx$/;
const TAB = /\/([\w-]+)\.tab\.tsx$/;

/** Names of the chunks that are loaded for `roots`, each once. */
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

/** Measures every page against its budget; the worst first. Throws when a page that has one is not in the build. */
export function measurePages(chunks: ReadonlyMap<string, BuiltChunk>, budgets: LoadBudgets): PageLoad[] {
  const named = [...chunks].map(([name, chunk]) => ({ name, id: chunk.facadeModuleId ?? '' }));
  const find = (path: string) => {
    const found = named.find(({ id }) => id.endsWith(`/${path}`));
    if (found === undefined) throw new Error(`The build has no chunk of ${path}, which has a budget of its own.`);
    return found.name;
  };
  const sizes = new Map([...chunks].map(([name, { code }]) => [name, brotliCompressSync(code).byteLength / 1000]));
  const loadOf = (page: string, names: readonly string[], budgetKb: number): PageLoad => {
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
      loadOf(
        shortPath(id),
        [...loadedFor(chunks, [name])].filter((one) => !before.has(one)),
        stillOverKb[id.slice(id.lastIndexOf('/') + 1)] ?? furtherPageKb,
      ),
    ];
  });
  return [loadOf(signIn.page, [...ofSignIn], signIn.kb), loadOf(home.page, [...ofHome], home.kb), ...further].toSorted(
    (a, b) => b.kb - b.budgetKb - (a.kb - a.budgetKb),
  );
}

const line = (kb: number, words: string) => `${kb.toFixed(1).padStart(8)} kB  ${words}`;

/** Whether a page loads too much, or too many files: a browser asks for six at a time. */
const isOver = ({ kb, budgetKb, chunks, mostFiles }: PageLoad) => kb > budgetKb || chunks.length > mostFiles;

/** What a person needs to mend it: the page, its chunks, and the modules that weigh most in them. */
export function describeOverrun({ page, kb, budgetKb, mostFiles, chunks, modules }: PageLoad): string {
  return [
    `${page} loads ${kb.toFixed(1)} kB brotli in ${chunks.length} files; its budget is ${budgetKb} kB in ${mostFiles}.`,
    ...chunks.map((chunk) => line(chunk.kb, chunk.name)),
    '  Largest modules, before they are minified:',
    ...modules.map((module) => line(module.kb, module.path)),
  ].join('\n');
}

/** `board-1h9UjYGF.js`, as chunks name each other; bounded, because code may hold long words. */
const FILE_NAME = /[\w-]{1,80}\.js/g;
const HASH = /-[\w-]{8}\.js$/;

/**
 * The code of each chunk with names of equal length instead of the hashed ones, which change with every line anywhere
 * and with the day: a page weighs the same wherever and whenever it is built.
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
 * Warns when a page loads more than its budget before it shows, and names what is in it. The suite refuses such a build
 * (tools/check-web-build.mjs); who only starts the product is not held up by it.
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

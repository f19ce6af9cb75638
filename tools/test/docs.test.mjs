import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** Files that git tracks and that exist, from the root. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
const pages = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** Every file and folder, with every ending of its path, because a page names `merge/source-precedence.ts` too. */
const endings = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_part, from) =>
      parts.slice(from).map((_name, count) => parts.slice(from, from + count + 1).join('/')),
    );
  }),
);

const SOURCE_FILE = /^[\w@./-]+\.(?:tsx?|mjs|sql|ya?ml)$/;
const FOLDER = /^(?:apps|bench|database|docs|e2e|packages|tools)\/[\w@./-]+$/;
/** Written by a build or by the reader, so not in the repository. */
const MADE = new Set(['apps/server/dist', 'apps/web/dist']);

/** Paths that a page names in its text, with a link or as code. */
function namedPaths(page) {
  const text = read(page).replace(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, address]) => address)
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => ({ named: address, exists: existsSync(path.join(ROOT, path.dirname(page), address)) }));
  const code = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, named]) => named)
    .filter((named) => (SOURCE_FILE.test(named) || FOLDER.test(named)) && !MADE.has(named))
    .map((named) => ({ named, exists: endings.has(named.replace(/^\.\//, '').replace(/\/$/, '')) }));
  return [...links, ...code];
}

describe('Documentation', () => {
  it('names only files and folders that exist', () => {
    const named = pages.flatMap((page) => namedPaths(page).map((one) => ({ ...one, page })));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ exists }) => !exists).map(({ page, named }) => `${page}: ${named}`)).toEqual([]);
  });

  it('lists every decision record by its title, in order', () => {
    const records = readdirSync(path.join(ROOT, 'docs/adr')).filter((name) => /^\d{4}-/.test(name));
    const listed = [
      ...read('docs/adr/README.md').matchAll(/^\| (\d{4}) +\| \[(.+)\]\((\S+)\) +\| \d{4}-\d\d-\d\d +\| .+ \|$/gm),
    ];
    expect(listed.map(([, number, title, name]) => ({ name, heading: `# ${Number(number)}. ${title}` }))).toEqual(
      records.sort().map((name) => ({ name, heading: read(`docs/adr/${name}`).split('\n', 1)[0] })),
    );
  });

  it('says what every feature is', () => {
    const text = read('docs/features.md');
    const ids = (pattern) => [...text.matchAll(pattern)].map(([, id]) => id);
    const rows = ids(/^\| ([A-Z]{3}-\d\d)\+? +\|/gm);
    expect(rows.length).toBeGreaterThan(100);
    expect(ids(/^- \*\*([A-Z]{3}-\d\d)\*\*: \S.*\.$/gm)).toEqual(rows);
  });

  it('is named by feature id, never by a paragraph of a specification that readers do not have', () => {
    const paragraph = new RegExp(String.raw`\bS[1-3] §`);
    const sources = files.filter((file) => /\.(?:tsx?|mjs|md)$/.test(file));
    expect(sources.filter((file) => paragraph.test(read(file)))).toEqual([]);
  });
});

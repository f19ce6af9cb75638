import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = new URL('feature/', import.meta.url);

/**
 * Writes the files of a new feature and lists it where features are listed.
 *
 * @param {string} root of a checkout
 * @param {string} nouns such as `saved-places`
 * @returns {{ created: string[], edited: string[] }} paths from the root
 * @throws {Error} if the name cannot be used or one of the files exists; then nothing is written
 */
export function createFeature(root, nouns) {
  const names = nameForms(nouns);
  const created = readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((template) => ({
      file: fillPath(path.relative(TEMPLATES.pathname, template), names),
      text: fill(readFileSync(template, 'utf8'), names),
    }));
  const existing = created.find(({ file }) => existsSync(path.join(root, file)));
  if (existing !== undefined) throw new Error(`${existing.file} exists already.`);
  const edited = edits(names).map(({ file, lines }) => ({
    file,
    text: lines.reduce(insertLine, readFileSync(path.join(root, file), 'utf8')),
  }));
  for (const { file, text } of [...created, ...edited]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { created: created.map(({ file }) => file), edited: edited.map(({ file }) => file) };
}

/** The lists that a feature is in, with its line and what its neighbors look like. */
function edits({ nouns, noun, camelNouns, camelNoun }) {
  return [
    {
      file: 'packages/contract/src/index.ts',
      lines: [
        { line: `import { ${camelNouns}Contract } from './${nouns}.ts';`, like: /^import \{ \w+Contract \}/ },
        { line: `  ${camelNouns}: ${camelNouns}Contract,`, like: /^ {2}\w+: \w+Contract,$/ },
        { line: `export * from './${nouns}.ts';`, like: /^export \* from/ },
      ],
    },
    {
      file: 'database/schema/index.ts',
      lines: [{ line: `export * from './${nouns}.ts';`, like: /^export \* from/ }],
    },
    {
      file: 'apps/server/src/app/features.ts',
      lines: [
        {
          line: `import { feature as ${camelNouns} } from '../features/${nouns}/index.ts';`,
          like: /^import \{ feature as \w+ \} from '\.\.\/features/,
        },
        { line: `  ${camelNouns},`, like: /^ {2}\w+,$/ },
      ],
    },
    {
      file: 'apps/server/src/app/testing/permission-cases.ts',
      lines: [
        {
          line: `import { ${camelNoun}Cases } from './permission-cases/${noun}-cases.ts';`,
          like: /^import \{ \w+Cases \}/,
        },
        { line: `  ...${camelNoun}Cases,`, like: /^ {2}\.\.\.\w+Cases,$/ },
      ],
    },
    {
      file: 'apps/web/src/app/router.tsx',
      lines: [
        { line: `import { ${camelNouns}Route } from './routes/${nouns}.route.tsx';`, like: /^import \{ \w+Route \}/ },
        { line: `    ${camelNouns}Route,`, like: /^ {4}(?!catchAll)\w+Route,$/, isLast: true },
      ],
    },
  ];
}

/**
 * Inserts a line before the first one like it that comes after it in the alphabet; after all of them if none does or the
 * list has another order (`isLast`).
 */
function insertLine(text, { line, like, isLast = false }) {
  const lines = text.split('\n');
  const places = lines.flatMap((other, at) => (like.test(other) ? [at] : []));
  if (places.length === 0) throw new Error(`No line like ${like} was found.`);
  const before = isLast ? undefined : places.find((at) => lines[at] > line);
  return lines.toSpliced(before ?? places.at(-1) + 1, 0, line).join('\n');
}

/** @param {string} nouns plural, such as `saved-places` */
function nameForms(nouns) {
  if (!/^[a-z]+(?:-[a-z]+)*s$/.test(nouns)) {
    throw new Error('Name the feature by a plural noun in lowercase with hyphens, such as saved-places.');
  }
  const noun = nouns.endsWith('ies') ? `${nouns.slice(0, -3)}y` : nouns.slice(0, -1);
  const toCamel = (name) => name.replace(/-(.)/g, (_all, letter) => letter.toUpperCase());
  const capitalize = (name) => name.charAt(0).toUpperCase() + name.slice(1);
  const toWords = (name) => name.replaceAll('-', ' ');
  return {
    nouns,
    noun,
    camelNouns: toCamel(nouns),
    camelNoun: toCamel(noun),
    Nouns: capitalize(toCamel(nouns)),
    Noun: capitalize(toCamel(noun)),
    snakeNouns: nouns.replaceAll('-', '_'),
    words: toWords(nouns),
    word: toWords(noun),
    Title: capitalize(toWords(nouns)),
    TitleOne: capitalize(toWords(noun)),
  };
}

const fill = (text, names) => text.replace(/\{\{(\w+)\}\}/g, (all, name) => names[name] ?? all);

const fillPath = (file, { nouns, noun }) =>
  file
    .split(path.sep)
    .join('/')
    .replaceAll('_nouns_', nouns)
    .replaceAll('_noun_', noun)
    .replace(/\.template$/, '');

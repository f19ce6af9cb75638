import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A text cut to a number of characters; lists are cut to counts, which are named otherwise. */
const CUT =
  /\.(?:slice|substring)\(0, (?:\d \* )?(?:[A-Z_]*(?:LENGTH|CHARACTERS|LONGEST)|\w*LIMITS\.\w*(?:[nN]ame|[tT]ext\w*|[sS]ummary|responseExcerpt)|(?!10\))\d{2,})\)/;
/** A day, a hash and a code have no characters that could be cut. */
const OF_PLAIN_LETTERS = /toISOString\(\)|digest\(|hash|getCodes|day\.|Random|On\.slice/i;
/** Files that cut what no person reads. */
const EXCEPTIONS = new Map([
  ['apps/server/src/platform/html/read-tags.ts', 'values of attributes, against endless ones'],
  ['apps/server/src/platform/html/text-of-html.ts', 'HTML that is read afterwards'],
  ['apps/server/src/platform/files/s3-file-storage.ts', 'log'],
  ['apps/server/src/sources/reading/safe-entry-name.ts', 'path in an archive'],
  ['apps/server/src/sources/news/map.ts', 'HTML that is read afterwards'],
  ['apps/server/src/sources/mapping/stated-moment.ts', 'date that is read afterwards'],
  ['apps/server/src/sources/nysenate/map-hearing-record.ts', 'id of plain letters'],
  ['apps/server/src/sources/state-regulations/map-row.ts', 'id of plain letters'],
  ['packages/analysis/src/fold-word.ts', 'search word, cut with care for surrogates'],
  ['packages/domain/src/action-words.ts', 'text that rules look at'],
  ['packages/domain/src/cut-text.ts', 'cutText itself'],
  ['packages/forecast/src/read-steps.ts', 'text that rules look at'],
]);

/** Paths of the sources of every app and package, from the root of the repository. */
function sourceFiles() {
  const roots = ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(ROOT, group)).map((name) => path.posix.join(group, name, 'src')),
  );
  return roots
    .filter((root) => existsSync(path.join(ROOT, root)))
    .flatMap((root) =>
      readdirSync(path.join(ROOT, root), { recursive: true }).map((name) => path.posix.join(root, name)),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name) && !EXCEPTIONS.has(name));
}

it('every text that people read is cut with cutText, never within a character', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(1000);
  const found = [];
  for (const name of files) {
    for (const [index, line] of readFileSync(path.join(ROOT, name), 'utf8').split('\n').entries()) {
      if (CUT.test(line) && !OF_PLAIN_LETTERS.test(line)) found.push(`${name}:${index + 1}: ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

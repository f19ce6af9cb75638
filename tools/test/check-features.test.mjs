import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AREAS, checkFeatures } from './check-features.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ids = Object.entries(AREAS).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, place) => `${area}-${String(place + 1).padStart(2, '0')}`),
);
const sound = ids.map((id) => `| ${id} | not yet |  |  |`);
const check = (lines) => checkFeatures(lines.join('\n'), (file) => file === 'a.test.ts');

describe('checkFeatures', () => {
  it('accepts the table of this repository', () => {
    const text = readFileSync(path.join(ROOT, 'docs/features.md'), 'utf8');
    expect(checkFeatures(text, (file) => existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it.each([
    ['a missing feature', sound.slice(1), 'SHL-01: stands there 0 times'],
    ['a feature that stands there twice', [...sound, ...sound.slice(0, 1)], 'SHL-01: stands there 2 times'],
    [
      'a feature nobody asked for',
      [...sound, '| ZZZ-01 | not yet |  |  |'],
      'ZZZ-01: is no feature of the specification',
    ],
    ['an unknown state', ['| SHL-01 | done |  | `a.test.ts` |', ...sound.slice(1)], 'SHL-01: "done" is no state'],
    ['a claim without a test', ['| SHL-01 | works |  |  |', ...sound.slice(1)], 'SHL-01: no test is named'],
    [
      'a test that is gone',
      ['| SHL-01 | works |  | `b.test.ts` |', ...sound.slice(1)],
      'SHL-01: b.test.ts does not exist',
    ],
    [
      'a half without a note',
      ['| SHL-01 | partly |  | `a.test.ts` |', ...sound.slice(1)],
      'SHL-01: say what is there or missing',
    ],
  ])('reports %s', (_what, lines, fault) => {
    expect(check(lines)).toEqual([fault]);
  });
});

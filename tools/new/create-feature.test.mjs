import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFeature } from './create-feature.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LISTS = [
  'packages/contract/src/index.ts',
  'database/schema/index.ts',
  'apps/server/src/app/features.ts',
  'apps/server/src/app/testing/permission-cases.ts',
  'apps/web/src/app/router.tsx',
];
/** What static checks without types need; the rest is compared by path. */
const SETTINGS = ['.oxlintrc.json', '.oxfmtrc.json', 'tools/lint', 'package.json'];

let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'rotunda-new-'));
  for (const name of [...LISTS, ...SETTINGS]) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  // Types need the whole repository; the compiler checks them where the feature is created.
  const lintSettings = read('.oxlintrc.json').replace('"typeAware": true', '"typeAware": false');
  writeFileSync(path.join(copy, '.oxlintrc.json'), lintSettings);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const read = (file) => readFileSync(path.join(copy, file), 'utf8');
const run = (...args) => {
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: copy, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const isThere = (file) => existsSync(path.join(copy, file)) || existsSync(path.join(ROOT, file));

describe('createFeature', () => {
  it('lists the feature once in each of five lists, in order', () => {
    const { edited } = createFeature(copy, 'saved-places');
    expect(edited.toSorted()).toEqual(LISTS.toSorted());
    const features = read('apps/server/src/app/features.ts').split('\n');
    expect(features.filter((line) => /savedPlaces/.test(line))).toEqual([
      "import { feature as savedPlaces } from '../features/saved-places/index.ts';",
      '  savedPlaces,',
    ]);
    const at = features.indexOf('  savedPlaces,');
    expect(features[at + 1]).toBe('  savedSearches,');
    expect(read('packages/contract/src/index.ts')).toContain('  savedPlaces: savedPlacesContract,\n');
    expect(read('apps/web/src/app/router.tsx')).toContain('    savedPlacesRoute,\n    catchAllRoute,');
  });

  it('imports only what exists and leaves no placeholder', () => {
    const { created } = createFeature(copy, 'saved-places');
    expect(created).toContain('apps/server/src/features/saved-places/saved-places.routes.ts');
    expect(created).toContain('apps/web/src/features/saved-places/dialogs/name-saved-place-dialog.tsx');
    for (const file of created) {
      expect(read(file), file).not.toMatch(/\{\{\w+\}\}|_nouns?_/);
      const imports = [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, address]) => address);
      const missing = imports.filter((address) => !isThere(path.join(path.dirname(file), address)));
      expect(missing, file).toEqual([]);
    }
  });

  it('passes the formatter and the linter, also with a long name', () => {
    const { created, edited } = createFeature(copy, 'public-comment-opportunities');
    expect(run('oxfmt', ...created, ...edited).status).toBe(0);
    const { status, said } = run('oxlint', '--deny-warnings', ...created);
    expect(said, said).toContain('Found 0 warnings and 0 errors');
    expect(status).toBe(0);
  });

  it('writes nothing over a feature that exists, and wants a plural noun', () => {
    createFeature(copy, 'duties');
    const before = read('apps/server/src/app/features.ts');
    expect(() => createFeature(copy, 'duties')).toThrow('exists already');
    expect(read('apps/server/src/app/features.ts')).toBe(before);
    for (const name of ['Duties', 'duty', '../duties', 'saved_places', '']) {
      expect(() => createFeature(copy, name)).toThrow('plural noun');
    }
  });
});

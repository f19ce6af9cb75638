import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChanges, getJourneys } from './test-changes.mjs';

describe('Journeys affected by a change', () => {
  it('are all journeys when the product or the journey setup changed', () => {
    for (const file of [
      'apps/web/src/main.tsx',
      'database/schema/tags.ts',
      'packages/query/src/parse.ts',
      'e2e/setup/sign-in.ts',
      'e2e/playwright.config.ts',
      'tools/launch/start.mjs',
      'package-lock.json',
      'a-new-folder/file.ts',
    ]) {
      expect(getJourneys([file, 'e2e/tags.spec.ts']), file).toBe('all');
    }
  });

  it('are only the changed journeys when otherwise only tests and docs changed', () => {
    const beside = [
      'apps/server/src/a.test.ts',
      'docs/README.md',
      'bench/run.ts',
      'tools/test/test-counts.mjs',
      '.ci/run',
    ];
    expect(getJourneys([...beside, 'e2e/tags.spec.ts'])).toEqual(['e2e/tags.spec.ts']);
    expect(getJourneys(beside)).toEqual([]);
  });
});

describe('Changed files', () => {
  it('are those of the branch, including uncommitted and new files but not later changes on main', () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'rotunda-changes-'));
    const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
    const commit = (name, ...files) => {
      for (const file of files) writeFileSync(path.join(root, file), name);
      git('add', '-A');
      git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-q', '-m', name);
    };
    try {
      git('init', '-q', '-b', 'main');
      commit('first', 'kept', 'edited', 'gone');
      const since = git('rev-parse', 'HEAD');
      git('checkout', '-q', '-b', 'branch');
      commit('second', 'committed');
      git('checkout', '-q', 'main');
      commit('third', 'theirs');
      git('checkout', '-q', 'branch');
      writeFileSync(path.join(root, 'edited'), 'anew');
      writeFileSync(path.join(root, 'fresh'), 'anew');
      rmSync(path.join(root, 'gone'));
      const found = findChanges(root);
      expect(found.since).toBe(since);
      expect(found.changed.toSorted()).toEqual(['committed', 'edited', 'fresh', 'gone']);
      expect(found.present.toSorted()).toEqual(['committed', 'edited', 'fresh']);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

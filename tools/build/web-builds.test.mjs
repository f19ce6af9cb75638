import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webBuilds } from './web-builds.mjs';

describe('webBuilds', () => {
  let dist;
  beforeEach(() => {
    dist = mkdtempSync(path.join(os.tmpdir(), 'rotunda-builds-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('uses a complete build and keeps the former build for running servers', () => {
    const builds = webBuilds(dist);
    for (const name of ['a', 'b']) {
      mkdirSync(builds.getFolder(name));
      expect(builds.isWhole(name)).toBe(false);
      builds.markWhole(name);
      builds.use(name);
      expect(builds.isCurrent(name)).toBe(true);
    }
    expect(builds.isCurrent('a')).toBe(false);
    expect(builds.isWhole('a')).toBe(true);
    expect(readFileSync(path.join(dist, 'current'), 'utf8')).toBe('b');
  });

  it('has no current build when its folder was removed', () => {
    const builds = webBuilds(dist);
    mkdirSync(builds.getFolder('a'));
    builds.markWhole('a');
    builds.use('a');
    rmSync(builds.getFolder('a'), { recursive: true });
    expect(builds.isCurrent('a')).toBe(false);
  });

  it('keeps the ten most recently used builds and no incomplete build', () => {
    const builds = webBuilds(dist);
    mkdirSync(builds.getFolder('half'));
    for (let n = 0; n < 12; n += 1) {
      const name = `build-${n}`;
      mkdirSync(builds.getFolder(name));
      builds.markWhole(name);
      builds.use(name);
      utimesSync(path.join(dist, name, '.whole'), n, n);
    }
    builds.use('build-2');
    expect(existsSync(builds.getFolder('half'))).toBe(false);
    const kept = readdirSync(dist).filter((name) => name !== 'current');
    expect(kept.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `build-${n + 2}`).toSorted());
  });
});

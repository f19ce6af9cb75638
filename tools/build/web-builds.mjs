import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Builds kept, because pages opened before an upgrade still request their build's files. */
const KEPT = 10;
/** Written into a build when it is complete. */
const WHOLE = '.whole';

/**
 * Manages the builds of the web app, each in a folder named by the hash of its inputs, so that a build never changes
 * files that a running server has. `current` names the build that servers started from now on serve.
 *
 * @param {string} dist Folder of all builds.
 */
export function webBuilds(dist) {
  const current = path.join(dist, 'current');
  const getWhole = (name) => path.join(dist, name, WHOLE);
  return {
    getFolder: (name) => path.join(dist, name),
    isWhole: (name) => existsSync(getWhole(name)),
    isCurrent: (name) => existsSync(getWhole(name)) && existsSync(current) && readFileSync(current, 'utf8') === name,
    markWhole: (name) => writeFileSync(getWhole(name), ''),
    /** Makes a complete build current and removes all but the most recently current ones. */
    use: (name) => {
      const now = new Date();
      utimesSync(getWhole(name), now, now);
      const next = `${current}.${process.pid}`;
      writeFileSync(next, name);
      renameSync(next, current);
      const usedAtMs = (found) => (existsSync(getWhole(found)) ? statSync(getWhole(found)).mtimeMs : 0);
      const former = readdirSync(dist).filter((found) => found !== 'current' && found !== name);
      const old = former.toSorted((a, b) => usedAtMs(b) - usedAtMs(a)).slice(KEPT - 1);
      for (const found of old) rmSync(path.join(dist, found), { recursive: true, force: true });
    },
  };
}

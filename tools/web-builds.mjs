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

/** Pages that were opened before an upgrade go on asking for the files of their build. */
const KEPT = 10;
/** Written into a build when it is whole. */
const WHOLE = '.whole';

/**
 * The builds of the web app, each in a folder named by the hash of what it was made of: a build never changes files
 * that a running server has. `current` names the one that servers started from now on serve.
 *
 * @param {string} dist the folder of all builds
 */
export function webBuilds(dist) {
  const current = path.join(dist, 'current');
  const wholeOf = (name) => path.join(dist, name, WHOLE);
  return {
    folderOf: (name) => path.join(dist, name),
    isWhole: (name) => existsSync(wholeOf(name)),
    isCurrent: (name) => existsSync(wholeOf(name)) && existsSync(current) && readFileSync(current, 'utf8') === name,
    markWhole: (name) => writeFileSync(wholeOf(name), ''),
    /** Takes a whole build into use and removes all but those that were taken into use last. */
    use: (name) => {
      const now = new Date();
      utimesSync(wholeOf(name), now, now);
      const next = `${current}.${process.pid}`;
      writeFileSync(next, name);
      renameSync(next, current);
      const usedAtMs = (found) => (existsSync(wholeOf(found)) ? statSync(wholeOf(found)).mtimeMs : 0);
      const former = readdirSync(dist).filter((found) => found !== 'current' && found !== name);
      const old = former.toSorted((a, b) => usedAtMs(b) - usedAtMs(a)).slice(KEPT - 1);
      for (const found of old) rmSync(path.join(dist, found), { recursive: true, force: true });
    },
  };
}

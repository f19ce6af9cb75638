import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { programOfRelease } from './program-of-release.mjs';

/** Folders that contain packages with dependencies of their own. */
const PARENTS = ['.', 'apps', 'packages'];

/**
 * Checks out a commit next to this checkout and builds it, as an operator would.
 *
 * @param {string} root This checkout.
 * @param {string} commit
 * @param {string} folder Must not exist.
 * @returns {Promise<{ root: string, remove: () => void }>}
 */
export async function checkOutRelease(root, commit, folder) {
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => git('worktree', 'remove', '--force', folder);
  try {
    if (
      readFileSync(path.join(root, 'package-lock.json')).equals(readFileSync(path.join(folder, 'package-lock.json')))
    ) {
      linkDependencies(root, folder);
    }
    console.log(`building ${commit} …`);
    const build = programOfRelease(folder, 'build');
    execFileSync(process.execPath, [build], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return { root: folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Copies what is installed, because the same packages are needed. */
function linkDependencies(root, folder) {
  const owners = PARENTS.flatMap((parent) =>
    parent === '.' ? ['.'] : readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  for (const owner of owners) {
    const from = path.join(root, owner, 'node_modules');
    if (existsSync(from))
      cpSync(from, path.join(folder, owner, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}

import { execFileSync } from 'node:child_process';

const SPEC = /^e2e\/[^/]+\.spec\.ts$/;

/** Files that no running product reads: unit tests, documentation, and what checks or measures the code. */
const OUT_OF_REACH = [
  /\.test\.(?:ts|tsx|mjs)$/,
  /\.md$/,
  /^(?:docs|bench|tools\/lint|\.ci)\//,
  /^tools\/(?:test|checks)\//,
  /^(?:LICENSE|knip\.json|vitest\.config\.ts|\.oxlintrc\.json|\.oxfmtrc\.json|\.gitignore)$/,
];

/**
 * Returns the journeys that a change can affect. A journey uses the whole product, so a change to any part of the
 * product means all of them; a change to a journey's own file means that journey alone.
 *
 * @param {readonly string[]} changed Paths from the root of the repository.
 * @returns {'all' | string[]} All, or the files to run.
 */
export function getJourneys(changed) {
  const reaching = changed.filter((file) => !OUT_OF_REACH.some((pattern) => pattern.test(file)));
  return reaching.every((file) => SPEC.test(file)) ? reaching : 'all';
}

/**
 * Finds what differs from main, including uncommitted and new files; deleted files are not in `present`.
 *
 * @returns {{ since: string, changed: string[], present: string[] }} `since` is the commit at which the branch began.
 */
export function findChanges(root) {
  const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
  const lines = (text) => (text === '' ? [] : text.split('\n'));
  const main = ['main', 'origin/main'].find((branch) => {
    try {
      return git('rev-parse', '--verify', '--quiet', branch) !== '';
    } catch {
      return false;
    }
  });
  const since = main === undefined ? git('rev-parse', 'HEAD') : git('merge-base', 'HEAD', main);
  const fresh = lines(git('ls-files', '--others', '--exclude-standard'));
  return {
    since,
    changed: [...lines(git('diff', '--name-only', '--no-renames', since)), ...fresh],
    present: [...lines(git('diff', '--name-only', '--no-renames', '--diff-filter=d', since)), ...fresh],
  };
}

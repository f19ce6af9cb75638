import { execFileSync } from 'node:child_process';

const SPEC = /^e2e\/[^/]+\.spec\.ts$/;

/** What no running product reads: tests of the parts, words for people, and what judges or measures the code. */
const OUT_OF_REACH = [
  /\.test\.(?:ts|tsx|mjs)$/,
  /\.md$/,
  /^(?:docs|bench|tools\/lint|\.ci)\//,
  /^tools\/(?:test|bench|check)[^/]*\.mjs$/,
  /^(?:LICENSE|knip\.json|vitest\.config\.ts|\.oxlintrc\.json|\.oxfmtrc\.json|\.gitignore)$/,
];

/**
 * The journeys a change can reach. A journey goes through the whole product, so anything the product is made of means
 * all of them; only a journey's own file means that journey alone.
 *
 * @param {readonly string[]} changed paths from the root of the repository
 * @returns {'all' | string[]} or the files to run
 */
export function journeysOf(changed) {
  const reaching = changed.filter((file) => !OUT_OF_REACH.some((pattern) => pattern.test(file)));
  return reaching.every((file) => SPEC.test(file)) ? reaching : 'all';
}

/**
 * What differs from main, uncommitted and new files included; what is gone is left out of `present`.
 *
 * @returns {{ since: string, changed: string[], present: string[] }} `since` is the commit in which the branch began
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

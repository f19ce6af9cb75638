const UNRELEASED = '## Unreleased';

/**
 * Gives the changes that are not released yet a version and a day, below a new empty heading for the next ones.
 *
 * @param {string} changelog text of CHANGELOG.md
 * @param {{ version: string, day: string }} release day as `2026-11-29`
 * @returns {{ changelog: string, notes: string }} the new text, and what changed in this version
 * @throws {Error} if there is no such heading or nothing below it
 */
export function releaseChanges(changelog, { version, day }) {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no heading "${UNRELEASED}".`);
  const from = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', from);
  const notes = changelog.slice(from, next < 0 ? undefined : next).trim();
  if (!/^- /m.test(notes)) throw new Error(`CHANGELOG.md names no change under "${UNRELEASED}".`);
  const heading = `${UNRELEASED}\n\n## ${version} (${day})`;
  return { changelog: changelog.slice(0, start) + heading + changelog.slice(from), notes };
}

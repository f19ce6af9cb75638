const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * @param {string | undefined} asked such as `1.2.3`
 * @param {string} current version of package.json
 * @returns {string | null} what is wrong with the version asked for; null if it can be the next one
 */
export function checkVersion(asked, current) {
  const next = VERSION.exec(asked ?? '')
    ?.slice(1)
    .map(Number);
  if (next === undefined) return 'Name the version to release, such as 1.2.3.';
  const [major, minor, patch] = VERSION.exec(current)?.slice(1).map(Number) ?? [];
  const following = [
    [major, minor, patch + 1],
    [major, minor + 1, 0],
    [major + 1, 0, 0],
  ].map((one) => one.join('.'));
  if (following.includes(next.join('.'))) return null;
  return `After ${current} comes ${following[0]}, ${following[1]} or ${following[2]}.`;
}

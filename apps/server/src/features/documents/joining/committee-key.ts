/** Words that say where a committee sits and that it is one, not which. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['committee', 'committees', 'comm', 'on', 'the', 'and', 'of', 'for'],
  ...['standing', 'joint', 'legislative', 'house', 'senate', 'assembly', 'interim'],
]);

/**
 * A committee by the words of its name, in any order: `Select Committee on Water` and `Water Select` are one, and so are
 * a `Resource` and `Resources`.
 */
export function committeeKey(name: string): string {
  const words =
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word)).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));
  return [...new Set(telling)].sort().join(' ');
}

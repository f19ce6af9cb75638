/** Words that say where a committee sits or that it is a committee, but not which one. */
const FILLERS: ReadonlySet<string> = new Set([
  'committee',
  'committees',
  'comm',
  'on',
  'the',
  'and',
  'of',
  'for',
  'standing',
  'joint',
  'legislative',
  'house',
  'senate',
  'assembly',
  'interim',
]);

/**
 * Reduces a committee's name to its words in any order: `Select Committee on Water` and `Water Select` have one key, as
 * do `Resource` and `Resources`.
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

/**
 * A pattern of PostgreSQL that finds a word in the singular and the plural, and no longer word that begins so.
 *
 * @param word lower-case letters alone
 */
export function wordPattern(word: string): string {
  const [, beforeY] = /^(.*[^aeiou])(?:y|ies)$/.exec(word) ?? [];
  if (beforeY !== undefined) return String.raw`\m${beforeY}(y|ies)\M`;
  const singular = word.replace(/(?:(?<=x|ch|sh|ss)es|(?<=[^s])s)$/, '');
  return String.raw`\m${singular}(s|es)?\M`;
}

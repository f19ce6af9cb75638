/**
 * A pattern of PostgreSQL that finds a word in the singular and the plural, and no longer word that begins so.
 *
 * @param word lower-case letters and figures alone
 */
export function wordPattern(word: string): string {
  const stem = stemOf(word);
  return stem.endsWith(Y) ? String.raw`\m${stem}\M` : String.raw`\m${stem}(s|es)?\M`;
}

/**
 * A pattern of PostgreSQL that finds every word that begins so, in the singular and the plural: what somebody types may
 * be half a word.
 *
 * @param word lower-case letters and figures alone
 */
export function beginningPattern(word: string): string {
  return String.raw`\m${stemOf(word)}`;
}

const Y = '(y|ies)';

/** `battery` and `batteries` are `batter(y|ies)`; `waters` is `water`. */
function stemOf(word: string): string {
  const [, beforeY] = /^(.*[^aeiou])(?:y|ies)$/.exec(word) ?? [];
  return beforeY === undefined ? word.replace(/(?:(?<=x|ch|sh|ss)es|(?<=[^s])s)$/, '') : `${beforeY}${Y}`;
}

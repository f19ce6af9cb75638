/**
 * Returns a PostgreSQL pattern that matches a word in singular and plural, but no longer word that begins with it.
 *
 * @param word lowercase letters and digits only
 */
export function wordPattern(word: string): string {
  const stem = getStem(word);
  return stem.endsWith(Y) ? String.raw`\m${stem}\M` : String.raw`\m${stem}(s|es)?\M`;
}

/**
 * Returns a PostgreSQL pattern that matches every word with this beginning, in singular and plural, because users may
 * type half a word.
 *
 * @param word lowercase letters and digits only
 */
export function beginningPattern(word: string): string {
  return String.raw`\m${getStem(word)}`;
}

const Y = '(y|ies)';

/** Returns `batter(y|ies)` for `battery` and `batteries`, and `water` for `waters`. */
function getStem(word: string): string {
  const [, beforeY] = /^(.*[^aeiou])(?:y|ies)$/.exec(word) ?? [];
  return beforeY === undefined ? word.replace(/(?:(?<=x|ch|sh|ss)es|(?<=[^s])s)$/, '') : `${beforeY}${Y}`;
}

/**
 * Returns where to cut a text that is longer than `most` UTF-16 code units: after the last whole word or, within a word
 * that is longer, between two characters, because no database stores half a surrogate pair.
 */
export function endOfWords(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const words = /^.*\S(?=\s)/s.exec(text.slice(0, most + 1));
  if (words !== null) return words[0].length;
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

/**
 * Where to cut a text that has more than `most` UTF-16 characters: behind the last whole word before, or, within a word
 * that is longer, between two characters, because half of one is kept by no database.
 */
export function endOfWords(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const words = /^.*\S(?=\s)/s.exec(text.slice(0, most + 1));
  if (words !== null) return words[0].length;
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Longer than any character people write: an emoji of a family has 11 code units, a letter with many accents 20. */
const LONGEST_GRAPHEME = 64;

/**
 * Returns the beginning of a text: at most `max` UTF-16 code units, ending between two characters as people see them.
 * An emoji of several code points, a flag or a letter with its accents is kept whole or left out (Unicode Standard Annex
 * 29).
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 0) return '';
  // Whatever follows the longest character cannot change where it begins.
  const cut = graphemes.segment(text.slice(0, max + LONGEST_GRAPHEME)).containing(max)?.index ?? max;
  if (cut > 0 && max - cut < LONGEST_GRAPHEME) return text.slice(0, cut);
  // Marks without end make one huge character; it is cut between two code points.
  return text.slice(0, /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max);
}

/**
 * What one query may ask for. Everything a user may reasonably paste fits; what does not is refused with a fault, and
 * never cut.
 */
export const QUERY_LIMITS = {
  /** UTF-16 units of the text as typed. */
  characters: 20_000,
  /** Words, prefixes and citations, each place of a phrase counted. */
  terms: 1_000,
  /** Parentheses within parentheses, NOT after NOT and fields before fields, together. */
  depth: 50,
  /** Greatest n of `w/n` and `pre/n`. */
  distance: 50,
  /**
   * Words a phrase may have; and words from the first of the left side to the last of the right side of a proximity,
   * the distance between them included.
   */
  spanWords: 64,
  /** In `queryCost`: look-ups of one word. */
  cost: 3_000,
  /** Letters before the `*`. */
  prefixLetters: 3,
} as const;

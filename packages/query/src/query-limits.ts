/**
 * Limits of a query. Anything a user may reasonably paste fits; a query beyond them is rejected with a fault and never
 * truncated.
 */
export const QUERY_LIMITS = {
  /** UTF-16 units of the text as typed. */
  characters: 20_000,
  /** Number of words, prefixes and citations, counting each place of a phrase. */
  terms: 1_000,
  /** Combined nesting of parentheses, successive NOTs and successive fields. */
  depth: 50,
  /** Largest n of `w/n` and `pre/n`. */
  distance: 50,
  /**
   * Most words of a phrase, and most words from the start of the left side to the end of the right side of a proximity,
   * including the distance between them.
   */
  spanWords: 64,
  /** Largest `queryCost`, in lookups of one word. */
  cost: 3_000,
  /** Fewest letters before the `*`. */
  prefixLetters: 3,
} as const;

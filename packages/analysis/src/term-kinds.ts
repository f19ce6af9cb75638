/**
 * Longest word the index distinguishes, in characters; only the first 64 of a longer word count (256 bytes at most).
 */
export const MAX_WORD_LENGTH = 64;
/** Longest citation term; longer ones are not citations. */
export const MAX_CITATION_LENGTH = 96;
/** Shorter words have no unstemmed form in the index, because prefix queries must be at least this long. */
export const MIN_FORM_LENGTH = 3;

export const FRENCH_MARK = '~';
export const FORM_MARK = '=';
export const CITATION_MARK = '#';

/** Whether the term is a citation (see `Token`). */
export function isCitationTerm(term: string): boolean {
  return term.includes(CITATION_MARK);
}

/** Whether the term is an unstemmed form, which only prefix queries match. */
export function isFormTerm(term: string): boolean {
  return term.startsWith(FORM_MARK);
}

/**
 * Returns the beginning that all terms matching the query `prefix*` share: the lexeme prefix to scan in an index
 * (`'=priv':*` in a tsquery), or the argument of `startsWith` in memory.
 *
 * @param prefix folded letters and digits, as in a query's prefix node
 */
export function prefixLexeme(prefix: string): string {
  return FORM_MARK + prefix;
}

/** Longest word the index tells apart, in characters; longer words count by their first 64 (256 bytes at most). */
export const LONGEST_WORD = 64;
/** Longest citation term; a longer run is no citation. */
export const LONGEST_CITATION = 96;
/** Shorter words have no unstemmed form in the index, because no prefix query may be shorter. */
export const SHORTEST_FORM = 3;

export const FRENCH_MARK = '~';
export const FORM_MARK = '=';
export const CITATION_MARK = '#';

/** What kind of term a term is (see `Token`). */
export function isCitationTerm(term: string): boolean {
  return term.includes(CITATION_MARK);
}

/** Whether the term is an unstemmed form, which only prefix queries ask for. */
export function isFormTerm(term: string): boolean {
  return term.startsWith(FORM_MARK);
}

/**
 * What every term begins with that answers the query `prefix*`: in an index the lexeme prefix to scan (`'=priv':*` in
 * a tsquery), in memory the argument of `startsWith`.
 *
 * @param prefix folded letters and digits, as in a query's prefix node
 */
export function prefixLexeme(prefix: string): string {
  return FORM_MARK + prefix;
}

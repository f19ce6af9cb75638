import { type AnalysedField, isCitationTerm, isFormTerm } from '@rotunda/analysis';

/*
 * How terms are spelt in the vectors. No term holds `/`, `*` or a blank, so the kinds cannot meet:
 * - `tax`: the term stands in some stream that an unrestricted leaf covers (all but the sponsors);
 * - `t/tax`: it stands in the title (`s/` summary, `b/` identifiers, `p/` sponsors);
 * - `tax credit`, `t/tax credit`: the one stands right before the other. A phrase of two words is one look-up, and
 *   a longer one has few candidates;
 * - `*`: every document, so that a query of negations only has something to begin with.
 */

export const EVERY_DOCUMENT = '*';

export type MarkedField = Exclude<AnalysedField, 'text'>;
const MARKS: Readonly<Record<MarkedField, string>> = { title: 't/', summary: 's/', bill: 'b/', sponsor: 'p/' };

export function markedLexeme(field: MarkedField, term: string): string {
  return MARKS[field] + term;
}

export function bigramLexeme(first: string, second: string): string {
  return `${first} ${second}`;
}

/** Forms and citations take no part in phrases that are looked up as bigrams. */
export function isBigramTerm(term: string): boolean {
  return !isFormTerm(term) && !isCitationTerm(term);
}

/** A lexeme in a tsvector or tsquery literal. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

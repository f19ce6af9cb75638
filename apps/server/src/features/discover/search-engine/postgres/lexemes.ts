import { type AnalysedField, isCitationTerm, isFormTerm } from '@rotunda/analysis';

/** How French stems begin; an invariant of the analyzer that its own tests hold. */
const FRENCH_MARK = '~';

/*
 * How terms are spelt in the vectors. No term holds `/`, `*` or a blank, so the kinds cannot meet:
 * - `tax`: the term stands in some stream that an unrestricted leaf covers (all but the sponsors);
 * - `t/tax`: it stands in the title (`s/` summary, `b/` identifiers, `p/` sponsors);
 * - `tax credit`, `t/tax credit`: the one stands right before the other (frequent words only). A phrase of two such
 *   words is one look-up, and a longer one has few candidates;
 * - `*`: every document, so that a query of negations only has something to begin with;
 * - `/////…`: padding, which nobody asks for.
 */

export const EVERY_DOCUMENT = '*';

/**
 * As long as a lexeme may nearly be (2,046 bytes). PostgreSQL stores a value apart from its row only where the row has
 * more than 2,032 bytes: with this every row of `doc_search` has, and the table that each search reads is a tenth as
 * large as with the vectors of short documents in it. It compresses to nothing.
 */
export const PADDING = '/'.repeat(2_040);

export type MarkedField = Exclude<AnalysedField, 'text'>;
const MARKS: Readonly<Record<MarkedField, string>> = { title: 't/', summary: 's/', bill: 'b/', sponsor: 'p/' };

export function markedLexeme(field: MarkedField, term: string): string {
  return MARKS[field] + term;
}

export function bigramLexeme(first: string, second: string): string {
  return `${first} ${second}`;
}

/**
 * Whether a pair of neighbours is indexed as one lexeme. All French pairs are: an English word's French stem is among
 * the alternatives of every query word, so that deciding by frequency would leave most English pairs undecided.
 *
 * @param frequent the terms whose pairs are worth a lexeme; the same for writing and for asking
 */
export function isIndexedPair(first: string, second: string, frequent: ReadonlySet<string>): boolean {
  if (!isBigramTerm(first) || !isBigramTerm(second)) return false;
  if (isFrench(first) || isFrench(second)) return true;
  return frequent.has(first) && frequent.has(second);
}

/** Whether a term is one that only French texts hold. */
export function isFrench(term: string): boolean {
  return term.startsWith(FRENCH_MARK);
}

const HAS_DIGIT = /\p{Nd}/u;

/** Whether a term is the same in texts of every language: a citation or a word with a digit, which nothing stems. */
export function isOfNoLanguage(term: string): boolean {
  return isCitationTerm(term) || HAS_DIGIT.test(term);
}

/** Forms and citations take no part in phrases. */
function isBigramTerm(term: string): boolean {
  return !isFormTerm(term) && !isCitationTerm(term);
}

/** A lexeme in a tsvector or tsquery literal. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

import { type AnalyzedField, isCitationTerm, isFormTerm } from '@rotunda/analysis';

/** Prefix of French stems, an invariant that the analyzer's own tests check. */
const FRENCH_MARK = '~';

/*
 * Spelling of terms in the vectors. No term contains `/`, `*` or a space, so the kinds cannot collide:
 * - `tax`: the term occurs in a stream covered by an unrestricted leaf (all but the sponsors);
 * - `t/tax`: it occurs in the title (`s/` summary, `b/` identifiers, `p/` sponsors);
 * - `tax credit`, `t/tax credit`: the first occurs right before the second (frequent words only). A phrase of two such
 *   words is one lookup, and a longer one has few candidates;
 * - `*`: every document, so that a query of only negations has something to start with;
 * - `/////…`: padding that is never searched for.
 */

export const EVERY_DOCUMENT = '*';

/**
 * Almost as long as a lexeme may be (2,046 bytes). PostgreSQL stores a value outside its row only if the row exceeds
 * 2,032 bytes. With the padding every row of `doc_search` does, so the table that each search reads is a tenth of the
 * size it would have with short vectors inside. It compresses to nothing.
 */
export const PADDING = '/'.repeat(2_040);

export type MarkedField = Exclude<AnalyzedField, 'text'>;
const MARKS: Readonly<Record<MarkedField, string>> = { title: 't/', summary: 's/', bill: 'b/', sponsor: 'p/' };

export function markedLexeme(field: MarkedField, term: string): string {
  return MARKS[field] + term;
}

export function bigramLexeme(first: string, second: string): string {
  return `${first} ${second}`;
}

/**
 * Whether a pair of adjacent terms is indexed as one lexeme. All French pairs are: the alternatives of every query word
 * include an English word's French stem, so deciding by frequency would leave most English pairs undecided.
 *
 * @param frequent the terms whose pairs are worth a lexeme; must be the same for writing and reading
 */
export function isIndexedPair(first: string, second: string, frequent: ReadonlySet<string>): boolean {
  if (!isBigramTerm(first) || !isBigramTerm(second)) return false;
  if (isFrench(first) || isFrench(second)) return true;
  return frequent.has(first) && frequent.has(second);
}

/** Whether only French texts contain the term. */
export function isFrench(term: string): boolean {
  return term.startsWith(FRENCH_MARK);
}

const HAS_DIGIT = /\p{Nd}/u;

/** Whether the term is the same in every language: a citation or a word with a digit, which is never stemmed. */
export function isLanguageNeutral(term: string): boolean {
  return isCitationTerm(term) || HAS_DIGIT.test(term);
}

/** Whether the term can be part of a phrase; forms and citations cannot. */
function isBigramTerm(term: string): boolean {
  return !isFormTerm(term) && !isCitationTerm(term);
}

/** Quotes a lexeme for a tsvector or tsquery literal. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

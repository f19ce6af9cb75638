import { type AnalyzedField, prefixLexeme } from '@rotunda/analysis';
import type { Language } from '@rotunda/domain';
import type { PhraseWord } from '@rotunda/query';
import { FIELD_WEIGHTS } from './document-passages.ts';
import { bigramLexeme, isFrench, isIndexedPair, isLanguageNeutral, markedLexeme, quoteLexeme } from './lexemes.ts';

/*
 * Builds text of tsquery literals. Every function returns an operand that needs no parentheses; null means that this
 * side of a condition cannot be looked up.
 */

export function allOf(operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] ?? '') : `(${operands.join(' & ')})`;
}

export function anyOf(operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] ?? '') : `(${operands.join(' | ')})`;
}

/** Joins the operands that are not null with AND; null if there are none. */
export function allOfPresent(operands: readonly (string | null)[]): string | null {
  const said = operands.filter((operand) => operand !== null);
  return said.length === 0 ? null : allOf(said);
}

/** Joins the operands with OR; null if any of them is null. */
export function anyOfIfAllPresent(operands: readonly (string | null)[]): string | null {
  const said = operands.filter((operand) => operand !== null);
  return said.length < operands.length || said.length === 0 ? null : anyOf(said);
}

/** Returns the lexeme for a field in `doc_search`; body text is looked up unmarked because it has no marks. */
function inDocument(field: AnalyzedField | null, lexeme: string): string {
  return field === null || field === 'text' ? lexeme : markedLexeme(field, lexeme);
}

/** Matches a word or prefix anywhere in the field. */
export function wordInDocument(field: AnalyzedField | null, word: PhraseWord): string {
  if ('prefix' in word) return `${quoteLexeme(inDocument(field, prefixLexeme(word.prefix)))}:*`;
  return anyOf(word.terms.map((term) => quoteLexeme(inDocument(field, term))));
}

/**
 * Matches two adjacent words; null unless the index has each of their pairs as one lexeme.
 *
 * @param frequent see `isIndexedPair`
 */
export function pairInDocument(
  field: AnalyzedField | null,
  first: PhraseWord,
  second: PhraseWord,
  frequent: ReadonlySet<string>,
): string | null {
  if ('prefix' in first || 'prefix' in second) return null;
  const pairs = first.terms.flatMap((one) => second.terms.map((two) => [one, two] as const));
  if (!pairs.every(([one, two]) => isIndexedPair(one, two, frequent))) return null;
  return anyOf(pairs.map(([one, two]) => quoteLexeme(inDocument(field, bigramLexeme(one, two)))));
}

/** Matches a word in a passage by its terms; null for a prefix, whose forms have a vector of their own. */
export function wordInPassage(field: AnalyzedField | null, word: PhraseWord, language?: Language): string | null {
  if ('prefix' in word) return null;
  const weight = field === null ? '' : `:${FIELD_WEIGHTS[field]}`;
  return anyOf(lexemesInPassage(field, word.terms, language).map((lexeme) => quoteLexeme(lexeme) + weight));
}

/** Returns the spelling of a word's terms in a passage; with a language, only of those used in it. */
export function lexemesInPassage(field: AnalyzedField | null, terms: readonly string[], language?: Language): string[] {
  return getTerms(terms, language).map((term) => inPassage(field, term));
}

/** Matches a prefix in a passage by the forms that start with it; null for a word. */
export function formInPassage(field: AnalyzedField | null, word: PhraseWord): string | null {
  if (!('prefix' in word)) return null;
  const weight = field === null ? '' : FIELD_WEIGHTS[field];
  return `${quoteLexeme(inPassage(field, prefixLexeme(word.prefix)))}:*${weight}`;
}

/** Matches a word or prefix in a passage, over terms and forms together. */
export function termInPassage(field: AnalyzedField | null, word: PhraseWord, language: Language): string {
  return formInPassage(field, word) ?? wordInPassage(field, word, language) ?? '';
}

/** Marks sponsors, because an unrestricted leaf does not cover them. */
function inPassage(field: AnalyzedField | null, lexeme: string): string {
  return field === 'sponsor' ? markedLexeme('sponsor', lexeme) : lexeme;
}

/** Returns the terms a word has in texts of one language. */
function getTerms(terms: readonly string[], language: Language | undefined): readonly string[] {
  if (language === undefined) return terms;
  const own = terms.filter((term) => (language === 'fr' ? isFrench(term) || isLanguageNeutral(term) : !isFrench(term)));
  return own.length === 0 ? terms : own;
}

/**
 * Builds an operand per language and joins them with OR. A text is in one language, and allowing either language for
 * each word would multiply the positions to compare. Null if either operand is null.
 */
export function perLanguage(say: (language: Language) => string): string;
export function perLanguage(say: (language: Language) => string | null): string | null;
export function perLanguage(say: (language: Language) => string | null): string | null {
  const [english, french] = [say('en'), say('fr')];
  return english === french ? english : anyOfIfAllPresent([english, french]);
}

/** Joins operands at consecutive positions. */
export function consecutive(operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] ?? '') : `(${operands.join(' <-> ')})`;
}

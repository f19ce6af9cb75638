import { type AnalysedField, prefixLexeme } from '@rotunda/analysis';
import type { Language } from '@rotunda/domain';
import type { PhraseWord } from '@rotunda/query';
import { FIELD_WEIGHTS } from './document-passages.ts';
import { bigramLexeme, isFrench, isIndexedPair, isOfNoLanguage, markedLexeme, quoteLexeme } from './lexemes.ts';

/*
 * Text of tsquery literals. Every function gives an operand that binds by itself; null means "says nothing": the side
 * of a condition that cannot be looked up.
 */

export function allOf(operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] ?? '') : `(${operands.join(' & ')})`;
}

export function anyOf(operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] ?? '') : `(${operands.join(' | ')})`;
}

/** The operands that say something, all of them; null when none does. */
export function allSaid(operands: readonly (string | null)[]): string | null {
  const said = operands.filter((operand) => operand !== null);
  return said.length === 0 ? null : allOf(said);
}

/** One of the operands; null as soon as one of them says nothing. */
export function anySaid(operands: readonly (string | null)[]): string | null {
  const said = operands.filter((operand) => operand !== null);
  return said.length < operands.length || said.length === 0 ? null : anyOf(said);
}

/** Where in `doc_search` the words of a field are looked up; body text has no marks, so it is looked up unmarked. */
function inDocument(field: AnalysedField | null, lexeme: string): string {
  return field === null || field === 'text' ? lexeme : markedLexeme(field, lexeme);
}

/** A word or prefix anywhere in the field. */
export function wordInDocument(field: AnalysedField | null, word: PhraseWord): string {
  if ('prefix' in word) return `${quoteLexeme(inDocument(field, prefixLexeme(word.prefix)))}:*`;
  return anyOf(word.terms.map((term) => quoteLexeme(inDocument(field, term))));
}

/**
 * Two words one right after the other; null where the index does not hold each of their pairs as one lexeme.
 *
 * @param frequent see `isIndexedPair`
 */
export function pairInDocument(
  field: AnalysedField | null,
  first: PhraseWord,
  second: PhraseWord,
  frequent: ReadonlySet<string>,
): string | null {
  if ('prefix' in first || 'prefix' in second) return null;
  const pairs = first.terms.flatMap((one) => second.terms.map((two) => [one, two] as const));
  if (!pairs.every(([one, two]) => isIndexedPair(one, two, frequent))) return null;
  return anyOf(pairs.map(([one, two]) => quoteLexeme(inDocument(field, bigramLexeme(one, two)))));
}

/** A word in a passage, by its terms; null for a prefix, whose forms are a vector of their own. */
export function wordInPassage(field: AnalysedField | null, word: PhraseWord, language?: Language): string | null {
  if ('prefix' in word) return null;
  const weight = field === null ? '' : `:${FIELD_WEIGHTS[field]}`;
  return anyOf(lexemesInPassage(field, word.terms, language).map((lexeme) => quoteLexeme(lexeme) + weight));
}

/** How the terms of a word are spelt in a passage; with a language, those it has in texts of this one. */
export function lexemesInPassage(field: AnalysedField | null, terms: readonly string[], language?: Language): string[] {
  return termsOf(terms, language).map((term) => inPassage(field, term));
}

/** A prefix in a passage, by the forms it begins; null for a word. */
export function formInPassage(field: AnalysedField | null, word: PhraseWord): string | null {
  if (!('prefix' in word)) return null;
  const weight = field === null ? '' : FIELD_WEIGHTS[field];
  return `${quoteLexeme(inPassage(field, prefixLexeme(word.prefix)))}:*${weight}`;
}

/** A word or prefix in a passage, over its terms and forms together. */
export function placeInPassage(field: AnalysedField | null, word: PhraseWord, language: Language): string {
  return formInPassage(field, word) ?? wordInPassage(field, word, language) ?? '';
}

/** Sponsors are marked, because an unrestricted leaf does not cover them. */
function inPassage(field: AnalysedField | null, lexeme: string): string {
  return field === 'sponsor' ? markedLexeme('sponsor', lexeme) : lexeme;
}

/** The terms a word has in texts of one language. */
function termsOf(terms: readonly string[], language: Language | undefined): readonly string[] {
  if (language === undefined) return terms;
  const own = terms.filter((term) => (language === 'fr' ? isFrench(term) || isOfNoLanguage(term) : !isFrench(term)));
  return own.length === 0 ? terms : own;
}

/**
 * What is said of several words of one text. A text is in one language, and where each word could be in either, as many
 * more positions would be compared. Null when either says nothing.
 */
export function inOneLanguage(say: (language: Language) => string): string;
export function inOneLanguage(say: (language: Language) => string | null): string | null;
export function inOneLanguage(say: (language: Language) => string | null): string | null {
  const [english, french] = [say('en'), say('fr')];
  return english === french ? english : anySaid([english, french]);
}

/** Operands at consecutive positions. */
export function oneAfterAnother(operands: readonly string[]): string {
  return operands.length === 1 ? (operands[0] ?? '') : `(${operands.join(' <-> ')})`;
}

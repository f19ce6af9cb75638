import type { Language } from '@rotunda/domain';
import { foldWord } from './fold-word.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';
import { FORM_MARK, FRENCH_MARK, MIN_FORM_LENGTH } from './term-kinds.ts';

// Articles and pronouns that French writes onto the next word. They are removed in both languages, so that the position
// of a word does not depend on the detected language.
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/;
const POSSESSIVE = /'s$/;
const HAS_DIGIT = /\p{Nd}/u;
/** Matches no cents: `$7,500.00` is also written `$7,500`. */
const NO_CENTS = /(?<=^\d+)\.00$/;

interface WordCore {
  /** Lowercase with accents; input of the French stemmer. */
  accented: string;
  /** Lowercase without accents; input of the English stemmer and of prefixes. */
  folded: string;
  /** Folded word including its elided article; null without one (`damato` for `D'Amato`). */
  withElision: string | null;
}

function getCore(word: string): WordCore {
  const lower = word.normalize('NFC').toLowerCase();
  const bare = lower.replace(POSSESSIVE, '');
  const accented = bare.replace(ELISION, '').replaceAll("'", '');
  const folded = foldWord(accented).replace(NO_CENTS, '');
  return { accented, folded, withElision: ELISION.test(bare) ? foldWord(bare) : null };
}

function frenchStems({ accented, folded }: WordCore): string[] {
  const stems = [FRENCH_MARK + foldWord(stemFrench(accented))];
  if (accented !== folded) stems.push(FRENCH_MARK + stemFrench(folded));
  return stems;
}

function hasDigit(core: WordCore): boolean {
  return HAS_DIGIT.test(core.folded);
}

/**
 * Returns every term to index for a word: its stem in the language (two in French where the unaccented spelling has
 * another stem), then the unstemmed form. Empty when the word has no letter or digit.
 *
 * @param word as written, with plain apostrophes and without thousands separators
 */
export function wordTerms(word: string, language: Language): string[] {
  const core = getCore(word);
  if (core.folded === '') return [];
  const terms = hasDigit(core) ? [core.folded] : language === 'fr' ? frenchStems(core) : [stemEnglish(core.folded)];
  if (language === 'en' && core.withElision !== null) terms.push(stemEnglish(core.withElision));
  for (const form of [core.folded, core.withElision ?? core.folded]) {
    if (form.length >= MIN_FORM_LENGTH) terms.push(FORM_MARK + form);
  }
  return [...new Set(terms)];
}

/**
 * Returns the terms to look up for a query word: any of them at a position means that the word occurs there, in a text
 * of either language. Empty when the word has no letter or digit.
 */
export function queryTerms(word: string): string[] {
  const core = getCore(word);
  if (core.folded === '') return [];
  return hasDigit(core) ? [core.folded] : [...new Set([stemEnglish(core.folded), ...frenchStems(core)])];
}

/** Folds a word for comparison with unstemmed forms; the possessive and an elided article are removed. */
export function foldedForm(word: string): string {
  return getCore(word).folded;
}

import type { Language } from '@rotunda/domain';
import { foldWord } from './fold-word.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';
import { FORM_MARK, FRENCH_MARK, SHORTEST_FORM } from './term-kinds.ts';

// Articles and pronouns French writes onto the next word. Taken off in both languages, so that a word stands at one
// position whatever the language of the text is thought to be.
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/;
const POSSESSIVE = /'s$/;
const HAS_DIGIT = /\p{Nd}/u;

interface WordCore {
  /** Lower case, accents kept: what the French stemmer reads. */
  accented: string;
  /** Folded: what the English stemmer and prefixes read. */
  folded: string;
  /** The folded word with its elided article, where it had one (`damato` for `D'Amato`). */
  withElision: string | null;
}

function coreOf(word: string): WordCore {
  const lower = word.normalize('NFC').toLowerCase();
  const bare = lower.replace(POSSESSIVE, '');
  const accented = bare.replace(ELISION, '').replaceAll("'", '');
  const folded = foldWord(accented);
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
 * Every term a word puts into the index at its position: the stem of its language (two in French where a reader who
 * types no accents would get another), then the unstemmed form. Empty when nothing of the word is a letter or digit.
 *
 * @param word as written, typographic apostrophes already plain, thousands separators gone
 */
export function wordTerms(word: string, language: Language): string[] {
  const core = coreOf(word);
  if (core.folded === '') return [];
  const terms = hasDigit(core) ? [core.folded] : language === 'fr' ? frenchStems(core) : [stemEnglish(core.folded)];
  if (language === 'en' && core.withElision !== null) terms.push(stemEnglish(core.withElision));
  for (const form of [core.folded, core.withElision ?? core.folded]) {
    if (form.length >= SHORTEST_FORM) terms.push(FORM_MARK + form);
  }
  return [...new Set(terms)];
}

/**
 * The terms a query word is looked up by: any of them at a position means the word stands there, in a text of either
 * language. Empty when nothing of the word is a letter or digit.
 */
export function queryTerms(word: string): string[] {
  const core = coreOf(word);
  if (core.folded === '') return [];
  return hasDigit(core) ? [core.folded] : [...new Set([stemEnglish(core.folded), ...frenchStems(core)])];
}

/** A word folded for comparison with unstemmed forms; the possessive and an elided article are taken off. */
export function foldedForm(word: string): string {
  return coreOf(word).folded;
}

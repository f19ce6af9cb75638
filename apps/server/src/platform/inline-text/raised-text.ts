import { isNoteMark } from './is-note-mark.ts';

/** Characters above the line; letters are the ones that formulas use. */
const RAISED: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '=': '⁼',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
  i: 'ⁱ',
  x: 'ˣ',
  ' ': ' ',
};
const SIGNS: Readonly<Record<string, string>> = { tm: '™', sm: '℠', r: '®', '®': '®', '™': '™', '℠': '℠', c: '©' };
/** Ends of ordinals and abbreviations in English and French, which are part of their word: `1st`, `2e`, `XIXe`, `no`, `Mme`. */
const ORDINAL_END = /^(?:st|nd|rd|th|e|er|re|ère|ème|es|ers|o)$/i;
const ORDINAL = /(?<![\d.,$£€])(?:\d{1,4}|(?<!\p{L})[IVXLCDM]{1,8})$/u;
const ABBREVIATION_END = /^(?:o|os|e|es|r|rs|re|me|mes|lle|lles|gr|de)$/;
const ABBREVIATION = /(?<!\p{L})[NnMDPSVé]$/u;
/** At the start of a line or cell stands the number of the note itself. */
const LINE_START = /(?:^|\|)\s*$/;
/** Longer texts above the line are words of their own. */
const MAX_CHARACTERS = 12;

/**
 * Returns what a reader of plain text sees for text above the line: an exponent in characters of its own (`10⁶`, `km²`,
 * `s⁻¹`), the end of an ordinal as it is (`1st`, `2e`), a sign (`™`); nothing for the mark of a note.
 *
 * @param before the line up to this text
 */
export function raisedText(text: string, before: string): string {
  const words = text.trim();
  if (words === '') return text;
  const sign = SIGNS[words.toLowerCase()];
  if (sign !== undefined && (words.length > 1 || words === sign)) return sign;
  if (isWordEnding(words, before) || LINE_START.test(before)) return words;
  if (isNoteMark(words, before)) return '';
  const characters = Array.from(words, (character) => RAISED[character]);
  if (words.length <= MAX_CHARACTERS && characters.every((each) => each !== undefined)) return characters.join('');
  return /[\p{L}\p{N}]$/u.test(before) ? ` ${words}` : words;
}

function isWordEnding(words: string, before: string): boolean {
  return (
    (ORDINAL_END.test(words) && ORDINAL.test(before)) || (ABBREVIATION_END.test(words) && ABBREVIATION.test(before))
  );
}

import { APOSTROPHE, characterClass, DASH, DIGIT, FRACTION, LETTER, RAISED, SPACE } from './character-classes.ts';
import type { ComparisonLanguage } from './types.ts';

const DOLLAR = 36;
const PERCENT = 37;
const COMMA = 44;
const POINT = 46;
/** `12½`, `12 ½`, `12 1/2`, `12-1/2`: a whole number and a fraction are one number. */
const FRACTION_BEHIND = /[\s-]?(?:[¼½¾⅐-⅞↉]|(?<=[\s-])\d{1,3}[/⁄]\d{1,3}(?![\d/]))/y;
/** The rest of `1/2` after its numerator; a date (`1/2/2026`) is no fraction. */
const DENOMINATOR = /[/⁄]\d{1,3}(?![\d/])/y;
const MAX_NUMERATOR_DIGITS = 3;
const SLASH = 47;

/**
 * Splits text into words, numbers with their `$ , . %` and fractions, and single marks; every visible character belongs to exactly
 * one token. French elisions (`l’article`) are two tokens, because the article changes with the noun.
 */
export function tokenize(
  text: string,
  language: ComparisonLanguage,
  onToken: (start: number, end: number) => void,
): void {
  let at = 0;
  while (at < text.length) {
    const kind = characterClass(text.charCodeAt(at));
    if (kind === SPACE) {
      at += 1;
      continue;
    }
    const end = tokenEnd(text, at, kind, language);
    onToken(at, end);
    at = end;
  }
}

function tokenEnd(text: string, start: number, kind: number, language: ComparisonLanguage): number {
  if (kind === LETTER) return wordEnd(text, start, language);
  if (kind === DIGIT) return numberEnd(text, start, language);
  if (kind === DASH || kind === RAISED) return sameClassEnd(text, start, kind);
  if (kind === FRACTION) return start + 1;
  if (kind === APOSTROPHE && text.charCodeAt(start + 1) === text.charCodeAt(start)) return start + 2;
  if (text.charCodeAt(start) === DOLLAR && characterClass(text.charCodeAt(start + 1)) === DIGIT) {
    return numberEnd(text, start + 1, language);
  }
  return start + 1;
}

function wordEnd(text: string, start: number, language: ComparisonLanguage): number {
  let at = start;
  for (;;) {
    while (at < text.length && isWordPart(text, at)) at += 1;
    if (!isInnerApostrophe(text, at)) return at;
    at += 1;
    if (language === 'fr') return at;
  }
}

function numberEnd(text: string, start: number, language: ComparisonLanguage): number {
  let at = start;
  for (;;) {
    while (at < text.length && characterClass(text.charCodeAt(at)) === DIGIT) at += 1;
    const mark = text.charCodeAt(at);
    if ((mark !== COMMA && mark !== POINT) || characterClass(text.charCodeAt(at + 1)) !== DIGIT) break;
    at += 1;
  }
  const fractionEnd = endOfFraction(text, start, at);
  if (fractionEnd > at) return text.charCodeAt(fractionEnd) === PERCENT ? fractionEnd + 1 : fractionEnd;
  if (text.charCodeAt(at) === PERCENT) return at + 1;
  return at < text.length && isWordPart(text, at) ? wordEnd(text, at, language) : at;
}

/** Returns the end of the fraction that the digits belong to, or their own end. */
function endOfFraction(text: string, start: number, end: number): number {
  const isNumerator = end - start <= MAX_NUMERATOR_DIGITS && text.charCodeAt(start - 1) !== SLASH;
  for (const pattern of isNumerator ? [DENOMINATOR, FRACTION_BEHIND] : [FRACTION_BEHIND]) {
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    if (found !== null) return end + found[0].length;
  }
  return end;
}

function isWordPart(text: string, at: number): boolean {
  const kind = characterClass(text.charCodeAt(at));
  return kind === LETTER || kind === DIGIT;
}

function isInnerApostrophe(text: string, at: number): boolean {
  if (at + 1 >= text.length || characterClass(text.charCodeAt(at)) !== APOSTROPHE) return false;
  return characterClass(text.charCodeAt(at + 1)) === LETTER;
}

function sameClassEnd(text: string, start: number, kind: number): number {
  let at = start + 1;
  while (at < text.length && characterClass(text.charCodeAt(at)) === kind) at += 1;
  return at;
}

import { APOSTROPHE, characterClass, DASH, DIGIT, LETTER, SPACE } from './character-classes.ts';
import type { ComparisonLanguage } from './types.ts';

const DOLLAR = 36;
const PERCENT = 37;
const COMMA = 44;
const POINT = 46;

/**
 * Splits text into words, numbers with their `$ , . %`, and single marks; every visible character belongs to exactly
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
  if (kind === DASH) return sameClassEnd(text, start, DASH);
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
  if (text.charCodeAt(at) === PERCENT) return at + 1;
  return at < text.length && isWordPart(text, at) ? wordEnd(text, at, language) : at;
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

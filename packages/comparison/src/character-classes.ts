export const UNKNOWN = 0;
export const MARK = 1;
export const SPACE = 2;
export const LETTER = 3;
export const DIGIT = 4;
export const DASH = 5;
export const APOSTROPHE = 6;
/** Digits and signs above the line: an exponent or the mark of a note, never part of the number before it. */
export const RAISED = 7;
/** A fraction in one character: `½`. */
export const FRACTION = 8;

const classes = new Uint8Array(65_536);

/** Returns the class of a UTF-16 unit. Halves of a surrogate pair are letters, so that a pair stays whole. */
export function characterClass(unit: number): number {
  const known = classes[unit] ?? MARK;
  if (known !== UNKNOWN) return known;
  const found = classify(String.fromCharCode(unit));
  classes[unit] = found;
  return found;
}

function classify(character: string): number {
  if (/[\s\u00AD\u200B\u2060\uFEFF]/.test(character)) return SPACE;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  if (/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]/.test(character)) return RAISED;
  if (/[¼½¾⅐-⅞↉]/.test(character)) return FRACTION;
  if (/[\p{L}\p{M}\p{N}\uD800-\uDFFF]/u.test(character)) return LETTER;
  if (/[-‐‑‒–—―−]/.test(character)) return DASH;
  if (/['’‘ʼ`]/.test(character)) return APOSTROPHE;
  return MARK;
}

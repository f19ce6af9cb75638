import { BILL_PREFIXES } from './bill-prefixes.ts';
import { LAW_NAME_ENDS } from './law-names.ts';

/** A number after the word may make a citation. */
export const BEFORE_NUMBER = 1;
/** The word may be a citation on its own (`HR1`). */
export const GLUED_CITATION = 2;

const GLUED = /^([a-z]{1,7})\d{1,6}[a-z]?$/;

// A prefix may be spread over several words (`H. Con. Res.`), so the word before the number may be any ending of it.
const beforeNumber = new Set([
  ...LAW_NAME_ENDS,
  ...[...BILL_PREFIXES.keys()].flatMap((letters) => Array.from(letters, (_, from) => letters.slice(from))),
]);

/**
 * Classifies what a word may be to a citation in running text. It runs once per distinct word, so most numbers cost
 * nothing.
 */
export function citationHint(word: string): number {
  if (beforeNumber.has(word)) return BEFORE_NUMBER;
  const letters = GLUED.exec(word)?.[1];
  return letters !== undefined && BILL_PREFIXES.has(letters) ? GLUED_CITATION : 0;
}

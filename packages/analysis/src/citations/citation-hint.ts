import { BILL_PREFIXES } from './bill-prefixes.ts';
import { LAW_NAME_ENDS } from './law-names.ts';

/** A number behind the word may make a citation. */
export const BEFORE_NUMBER = 1;
/** The word may be a citation by itself (`HR1`). */
export const GLUED_CITATION = 2;

const GLUED = /^([a-z]{1,7})\d{1,6}[a-z]?$/;

// A prefix may be spread over words (`H. Con. Res.`), so what stands before the number is some end of it.
const beforeNumber = new Set([
  ...LAW_NAME_ENDS,
  ...[...BILL_PREFIXES.keys()].flatMap((letters) => Array.from(letters, (_, from) => letters.slice(from))),
]);

/** What a word may be to a citation in running text; asked once a distinct word, so that most numbers cost nothing. */
export function citationHint(word: string): number {
  if (beforeNumber.has(word)) return BEFORE_NUMBER;
  const letters = GLUED.exec(word)?.[1];
  return letters !== undefined && BILL_PREFIXES.has(letters) ? GLUED_CITATION : 0;
}

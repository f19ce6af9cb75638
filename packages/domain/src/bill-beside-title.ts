import { readBillReference } from './bill-reference.ts';

/** As long as a number with place and session. */
const MAX_NUMBER = 40;
/** The longest title that is read; longer texts are passages rather than names. */
const MAX_LENGTH = 300;
/** What separates number, session and title: `H.R.1 - 119th Congress (2025-2026): Title`, `CA AB5 | 2025-2026`. */
const SEPARATOR = /:\s|\s[-–—|]\s/;
/** Matches what follows the number in the titles of Congress.gov and LegiScan. */
const CONGRESS = /^(\d{2,3})(?:st|nd|rd|th) congress\b/i;
const YEARS = /^(\d{4}(?:-\d{4})?)$/;
/** `Laken Riley Act (S. 5)`. In lower case it is a paragraph of a law: `any of paragraphs (c.2)`. */
const IN_PARENTHESES = /\S\s+\(([A-Z][^()]{1,40})\)$/;
/** A text with operators is a search and no title. */
const OPERATOR = /(?<!\S)(?:AND|OR|NOT|NEAR|(?:w|pre|near)\/\d+)(?!\S)|["“”*]|(?<!\S)[-!+]\w|\w:\w/;

/**
 * Finds the bill in a title as the pages of legislatures show it: the number before the title (`S. 5 - Laken Riley
 * Act`), with the session between them as on Congress.gov and LegiScan, or in parentheses after it.
 *
 * @returns the number with its session, for `readBillReference`; undefined when the text is anything else
 */
export function billBesideTitle(text: string): string | undefined {
  if (text.length > MAX_LENGTH || OPERATOR.test(text)) return undefined;
  const [number = '', next, ...rest] = text.split(SEPARATOR).map((part) => part.trim());
  const session = next === undefined ? undefined : (CONGRESS.exec(next) ?? YEARS.exec(next))?.[1];
  const before = session === undefined ? number : `${number} ${session}`;
  const isTitled = next !== undefined && (session === undefined || rest.length > 0);
  const found = [isTitled && number.length <= MAX_NUMBER ? before : undefined, IN_PARENTHESES.exec(text.trim())?.[1]];
  return found.find((typed) => typed !== undefined && readBillReference(typed) !== undefined);
}

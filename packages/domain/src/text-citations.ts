import { getFederalBillType, type FederalBillType } from './bill-number.ts';

/** A reference in a text to a section of the U.S. Code, a measure of Congress, a public law, or an executive order. */
export type TextCitation = { start: number; end: number } & (
  | { kind: 'code'; title: number; section: string }
  | { kind: 'bill'; congress: number; type: FederalBillType; number: number }
  | { kind: 'law'; congress: number; number: number }
  | { kind: 'order'; number: string }
);

/** Matches a section with the dashed part of `1395w–4` and `2000e-5`; texts write the dash in three ways. */
const SECTION = String.raw`(\d{1,6}[A-Za-z]{0,4}(?:[-–—]\d{1,4}[A-Za-z]{0,2}(?![\d/-]))?)`;
/** Matches `(a)(1)(B)` after a section, which belongs to the citation's text but not to its link. */
const SUBSECTIONS = String.raw`(?:\([0-9A-Za-z]{1,5}\))*`;
const CODE = new RegExp(
  String.raw`\b(\d{1,2}) (?:U\. ?S\. ?C\.|USC)(?: §{1,2})? ?${SECTION}(?![\w.]\d|\w)${SUBSECTIONS}`,
  'g',
);
const CODE_IN_WORDS = new RegExp(
  String.raw`\b[Ss]ection ${SECTION}${SUBSECTIONS} of title (\d{1,2})(?:, |, the | of the )United States Code`,
  'g',
);
const LAW = /\b(?:Public Law|Pub\. ?L\.)(?: No\.)? (\d{2,3})[-–—](\d{1,4})\b/g;
const MEASURE =
  /(?<![\w.])(H\. ?J\. ?Res\.|S\. ?J\. ?Res\.|H\. ?Con\. ?Res\.|S\. ?Con\. ?Res\.|H\. ?Res\.|S\. ?Res\.|H\. ?R\.|S\.) (\d{1,5})(?![\w–-]|\.\d)(?:(?:,| \(| of the|, of the) ?(\d{2,3})(?:st|nd|rd|th) Congress\)?)?/g;

/** Matches `sections 3301(a), 3302, and 7301 of title 5, United States Code`; each number is a separate citation. */
const CODE_LIST = new RegExp(
  String.raw`\b[Ss]ections ((?:${SECTION}${SUBSECTIONS}(?:, (?:and |or )?| and | or | through )){1,20}${SECTION}${SUBSECTIONS}) of title (\d{1,2})(?:, |, the | of the )United States Code`,
  'g',
);
const LISTED_SECTION = new RegExp(String.raw`(?<![\w(–—-])${SECTION}${SUBSECTIONS}`, 'g');
/** Matches `Executive Order 14110`, `E.O. 13771`, `Executive Orders 12866 and 13563`. */
const ORDERS =
  /\b(?:Executive Orders?|E\. ?O\.s?|EOs?|Exec\. Orders?)(?: Nos?\.| Numbers?)? ((?:\d{1,2},?\d{3}(?:-?[A-Z])?(?:, (?:and )?| and | or )){0,20}\d{1,2},?\d{3}(?:-?[A-Z])?)(?![\w–-]|\.\d|,\d)/g;
const LISTED_ORDER = /\d{1,2},?\d{3}(?:-?[A-Z]\b)?/g;

/** Last title of the U.S. Code; title 53 is reserved. */
const LAST_TITLE = 54;

/**
 * Finds the citations of a text, in order. A measure belongs to the Congress named after its number, otherwise to the
 * Congress of the text; without either, it is ambiguous and left out.
 *
 * @param congress Congress of the text itself; null if it is not a text of Congress
 */
export function findTextCitations(text: string, congress: number | null): TextCitation[] {
  const found: TextCitation[] = [
    ...Array.from(text.matchAll(CODE), (match) => codeCitation(match, match[1], match[2])),
    ...Array.from(text.matchAll(CODE_IN_WORDS), (match) => codeCitation(match, match[2], match[1])),
    ...Array.from(text.matchAll(LAW), (match) => {
      return { ...getSpan(match), kind: 'law' as const, congress: Number(match[1]), number: Number(match[2]) };
    }),
    ...Array.from(text.matchAll(CODE_LIST)).flatMap(listedSections),
    ...Array.from(text.matchAll(ORDERS)).flatMap(listedOrders),
    ...Array.from(text.matchAll(MEASURE), (match) => measureCitation(match, congress)),
  ].filter((citation) => citation !== null);
  return found.toSorted((one, other) => one.start - other.start);
}

const getSpan = ({ index, 0: words }: RegExpExecArray) => ({ start: index, end: index + words.length });

function listedSections(match: RegExpExecArray): (TextCitation | null)[] {
  const list = match[1] ?? '';
  const from = match.index + match[0].indexOf(list);
  // The title follows the whole list and is its last group.
  const title = match.at(-1);
  return Array.from(list.matchAll(LISTED_SECTION), (one) => {
    const citation = codeCitation(one, title, one[1]);
    return citation && { ...citation, start: from + citation.start, end: from + citation.end };
  });
}

/**
 * Returns one citation with the words before the number for a single order, and one by its number alone for each of
 * several.
 */
function listedOrders(match: RegExpExecArray): TextCitation[] {
  const list = match[1] ?? '';
  const from = match.index + match[0].indexOf(list);
  const numbers = [...list.matchAll(LISTED_ORDER)];
  return numbers.map((one) => {
    const start = numbers.length === 1 ? match.index : from + one.index;
    return { start, end: from + one.index + one[0].length, kind: 'order', number: one[0].replace(',', '') };
  });
}

function codeCitation(match: RegExpExecArray, title: string | undefined, section = ''): TextCitation | null {
  const number = Number(title);
  if (number < 1 || number > LAST_TITLE) return null;
  return { ...getSpan(match), kind: 'code', title: number, section: section.replaceAll(/[–—]/g, '-') };
}

function measureCitation(match: RegExpExecArray, ofText: number | null): TextCitation | null {
  const type = getFederalBillType((match[1] ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''));
  const congress = match[3] === undefined ? ofText : Number(match[3]);
  if (type === undefined || congress === null) return null;
  return { ...getSpan(match), kind: 'bill', congress, type, number: Number(match[2]) };
}

/** Returns the address of a section on the site of the Office of the Law Revision Counsel, which maintains the Code. */
export function codeSectionUrl({ title, section }: { title: number; section: string }): string {
  const granule = `USC-prelim-title${title}-section${section}`;
  return `https://uscode.house.gov/view.xhtml?req=granuleid:${encodeURIComponent(granule)}&num=0&edition=prelim`;
}

import { federalBillTypeOf, type FederalBillType } from './bill-number.ts';

/** A place in a text that names a section of the U.S. Code, a measure of Congress, or a public law. */
export type TextCitation = { start: number; end: number } & (
  | { kind: 'code'; title: number; section: string }
  | { kind: 'bill'; congress: number; type: FederalBillType; number: number }
  | { kind: 'law'; congress: number; number: number }
);

/** A section with the dashed part of `1395w–4` and `2000e-5`. Texts write the dash in three ways. */
const SECTION = String.raw`(\d{1,5}[A-Za-z]{0,4}(?:[-–—]\d{1,4}[A-Za-z]{0,2}(?![\d/-]))?)`;
/** `(a)(1)(B)` behind a section belongs to the words of the citation, not to the page it leads to. */
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

/** Titles there are: 53 is reserved. */
const LAST_TITLE = 54;

/**
 * The citations of a text, in its order. A measure is of the Congress named behind its number, else of the one whose
 * text this is; without either it could be any, and is not told.
 *
 * @param congress of the text itself; null where it is not of Congress
 */
export function findTextCitations(text: string, congress: number | null): TextCitation[] {
  const found: TextCitation[] = [
    ...Array.from(text.matchAll(CODE), (match) => codeCitation(match, match[1], match[2])),
    ...Array.from(text.matchAll(CODE_IN_WORDS), (match) => codeCitation(match, match[2], match[1])),
    ...Array.from(text.matchAll(LAW), (match) => {
      return { ...spanOf(match), kind: 'law' as const, congress: Number(match[1]), number: Number(match[2]) };
    }),
    ...Array.from(text.matchAll(MEASURE), (match) => measureCitation(match, congress)),
  ].filter((citation) => citation !== null);
  return found.toSorted((one, other) => one.start - other.start);
}

const spanOf = ({ index, 0: words }: RegExpExecArray) => ({ start: index, end: index + words.length });

function codeCitation(match: RegExpExecArray, title: string | undefined, section = ''): TextCitation | null {
  const number = Number(title);
  if (number < 1 || number > LAST_TITLE) return null;
  return { ...spanOf(match), kind: 'code', title: number, section: section.replaceAll(/[–—]/g, '-') };
}

function measureCitation(match: RegExpExecArray, ofText: number | null): TextCitation | null {
  const type = federalBillTypeOf((match[1] ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''));
  const congress = match[3] === undefined ? ofText : Number(match[3]);
  if (type === undefined || congress === null) return null;
  return { ...spanOf(match), kind: 'bill', congress, type, number: Number(match[2]) };
}

/** The section's page at the Office of the Law Revision Counsel, which keeps the Code. */
export function codeSectionUrl({ title, section }: { title: number; section: string }): string {
  const granule = `USC-prelim-title${title}-section${section}`;
  return `https://uscode.house.gov/view.xhtml?req=granuleid:${encodeURIComponent(granule)}&num=0&edition=prelim`;
}

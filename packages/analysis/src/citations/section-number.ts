import type { WordView } from './word-view.ts';

/** Title 54 of the U.S. Code has section numbers of six digits. */
const SECTION_NUMBER = /^\d{1,6}[a-z]{0,4}(?:\.\d{1,5}[a-z]{0,2})?$/;
const SUBSECTION = /^\((?:[0-9]{1,3}|[A-Za-z]{1,5})\)/;
const JOINING_WORDS: ReadonlySet<string> = new Set(['and', 'or', 'through', 'to']);
const MAX_LISTED = 30;
/** Matches after a number that ends a phrase or continues a list; the number in `, 90 days` does neither. */
const ENDS_OR_GOES_ON = /^(?!\.\d)\s{0,3}(?:[,;:.)\]]|$|(?:and|or|through|to|et)\b)/;

/** A section number with its subsections. */
export interface Section {
  id: string;
  /** Positions of its first and last word. */
  first: number;
  last: number;
  /** Offset after its subsections. */
  end: number;
}

/** Returns the offset after `(a)(1)(B)` written onto a section number, or `end` itself. */
function endOfSubsections(text: string, end: number): number {
  let at = end;
  for (;;) {
    const found = SUBSECTION.exec(text.slice(at, at + 7));
    if (found === null) return at;
    at += found[0].length;
  }
}

/** Reads the section number at `index`, with the hyphenated part of numbers like `1395w-4` and `2000e-5`. */
export function readSection(view: WordView, index: number): Section | null {
  const base = view.form(index);
  if (!SECTION_NUMBER.test(base)) return null;
  const part = view.form(index + 1);
  const belongs =
    view.isHyphenated(index + 1) &&
    /^\d{1,3}[a-z]{0,2}$/.test(part) &&
    (/[a-z]$/.test(base) || part.length < base.length);
  const last = belongs ? index + 1 : index;
  const end = endOfSubsections(view.text, view.end(last));
  return { id: belongs ? `${base}-${part}` : base, first: index, last, end };
}

/** Reads the further numbers of a list that begins with a section: `3302` and `7301` of `3301, 3302, and 7301`. */
export function sectionsListedAfter(view: WordView, section: Section): Section[] {
  const listed: Section[] = [];
  for (let from = section; listed.length < MAX_LISTED;) {
    const next = nextInList(view, from);
    if (next === null) break;
    listed.push(next);
    from = next;
  }
  return listed;
}

/**
 * Like `sectionsListedAfter`, for text where only the numbers suggest a list: stops at a number that neither ends the
 * phrase nor continues the list.
 */
export function sectionsSurelyListedAfter(view: WordView, section: Section): Section[] {
  const listed = sectionsListedAfter(view, section);
  const stray = listed.findIndex(({ end }) => !ENDS_OR_GOES_ON.test(view.text.slice(end, end + 12)));
  return stray === -1 ? listed : listed.slice(0, stray);
}

function nextInList(view: WordView, section: Section): Section | null {
  const word = view.lastWithin(section.last, section.end) + 1;
  const gap = view.text.slice(section.end, Math.min(view.start(word), section.end + 5));
  if (view.form(word) === '' || !/^\s{0,3},?\s{0,3}$/.test(gap)) return null;
  const isJoined = JOINING_WORDS.has(view.form(word));
  if (!isJoined) return gap.includes(',') ? readSection(view, word) : null;
  return /^\s{1,3}$/.test(view.gapBefore(word + 1) ?? '') ? readSection(view, word + 1) : null;
}

import { CITATION_MARK } from '../term-kinds.ts';
import {
  CODE_NAMES,
  LAW_NAMES,
  NUMBER_WORDS,
  ORDER_NAMES,
  PART_WORDS,
  REGISTER_NAMES,
  REGULATION_NAMES,
  SECTION_WORDS,
  STATUTES_NAMES,
} from './law-names.ts';
import type { Citation, Sureness, WordView } from './word-view.ts';

const SECTION_NUMBER = /^\d{1,5}[a-z]{0,4}(?:\.\d{1,5}[a-z]{0,2})?$/;
const TITLE_NUMBER = /^\d{1,3}$/;
const SUBSECTION = /^\((?:[0-9]{1,3}|[A-Za-z]{1,5})\)/;

function citation(
  view: WordView,
  kind: string,
  id: string,
  span: { first: number; start?: number; end: number; from: number },
  sureness: Sureness = 'certain',
): Citation {
  return {
    term: `${kind}${CITATION_MARK}${id}`,
    first: span.first,
    last: view.lastWithin(span.from, span.end),
    start: span.start ?? view.start(span.first),
    end: span.end,
    sureness,
  };
}

/** The offset behind `(a)(1)(B)` written onto a section number, or `end` itself. */
function endOfSubsections(text: string, end: number): number {
  let at = end;
  for (;;) {
    const found = SUBSECTION.exec(text.slice(at, at + 7));
    if (found === null) return at;
    at += found[0].length;
  }
}

interface Section {
  id: string;
  last: number;
  end: number;
}

/** The section number at `index`, with the hyphened part of numbers like `1395w-4` and `2000e-5`. */
function readSection(view: WordView, index: number): Section | null {
  const base = view.form(index);
  if (!SECTION_NUMBER.test(base)) return null;
  const part = view.form(index + 1);
  const belongs =
    view.isHyphenated(index + 1) &&
    /^\d{1,3}[a-z]{0,2}$/.test(part) &&
    (/[a-z]$/.test(base) || part.length < base.length);
  const last = belongs ? index + 1 : index;
  return { id: belongs ? `${base}-${part}` : base, last, end: endOfSubsections(view.text, view.end(last)) };
}

function findName(view: WordView, index: number, names: readonly (readonly string[])[]): number {
  for (const name of names) {
    const first = view.findBefore(index, name);
    if (first >= 0) return first;
  }
  return -1;
}

function skipBack(view: WordView, index: number, words: ReadonlySet<string>): number {
  return words.has(view.form(index - 1)) && view.isLooselyJoined(index) ? index - 1 : index;
}

/** `42 U.S.C. 1395`, `21 CFR part 314`: number of a title, name of a collection, number within. */
function inCollection(view: WordView, index: number): Citation | null {
  const nameEnd = skipBack(view, index, PART_WORDS);
  for (const [kind, names] of [['usc', CODE_NAMES] as const, ['cfr', REGULATION_NAMES] as const]) {
    const name = findName(view, nameEnd, names);
    if (name < 1 || !TITLE_NUMBER.test(view.form(name - 1)) || !view.isLooselyJoined(name)) continue;
    if (!view.isLooselyJoined(index)) return null;
    const section = readSection(view, index);
    if (section === null) return null;
    const id = `${view.form(name - 1)}-${section.id}`;
    return citation(view, kind, id, { first: name - 1, end: section.end, from: index });
  }
  return null;
}

/** `89 FR 12345`, `89 Fed. Reg. 12,345`, `124 Stat. 137`: volume and page. */
function onPage(view: WordView, index: number): Citation | null {
  const page = view.form(index);
  if (!/^\d{1,6}$/.test(page)) return null;
  for (const [kind, names] of [['fr', REGISTER_NAMES] as const, ['stat', STATUTES_NAMES] as const]) {
    const name = findName(view, index, names);
    if (name < 1 || !TITLE_NUMBER.test(view.form(name - 1)) || !view.isLooselyJoined(name)) continue;
    return citation(view, kind, `${view.form(name - 1)}-${page}`, {
      first: name - 1,
      end: view.end(index),
      from: index,
    });
  }
  return null;
}

/** `Public Law 119-21`, `Pub. L. No. 119–21`. */
function publicLaw(view: WordView, index: number): Citation | null {
  const name = findName(view, skipBack(view, index, NUMBER_WORDS), LAW_NAMES);
  if (name < 0 || !view.isLooselyJoined(index) || !view.isHyphenated(index + 1)) return null;
  if (!/^\d{2,3}$/.test(view.form(index)) || !/^\d{1,4}$/.test(view.form(index + 1))) return null;
  const id = `${view.form(index)}-${view.form(index + 1)}`;
  return citation(view, 'pl', id, { first: name, end: view.end(index + 1), from: index });
}

/** `Executive Order 14110`, `E.O. No. 14,110`. */
function executiveOrder(view: WordView, index: number): Citation | null {
  const name = findName(view, skipBack(view, index, NUMBER_WORDS), ORDER_NAMES);
  if (name < 0 || !view.isLooselyJoined(index) || !/^\d{1,5}$/.test(view.form(index))) return null;
  return citation(view, 'eo', view.form(index), { first: name, end: view.end(index), from: index });
}

/** Title and collection written behind a section: `of title 42, United States Code`. */
function titleBehind(view: WordView, last: number): { kind: string; title: string; last: number } | null {
  if (view.form(last + 1) !== 'of' || view.form(last + 2) !== 'title') return null;
  const title = view.form(last + 3);
  if (!TITLE_NUMBER.test(title)) return null;
  const rest = [4, 5, 6, 7].map((step) => view.form(last + step));
  if (rest.slice(0, 3).join(' ') === 'united states code') return { kind: 'usc', title, last: last + 6 };
  return rest.join(' ') === 'code of federal regulations' ? { kind: 'cfr', title, last: last + 7 } : null;
}

/** `section 230`, `sec. 101(a)`, `§ 230`; and the title when it follows, as a citation of its own. */
function sectionAlone(view: WordView, index: number): Citation[] {
  const before = /§§?\s{0,2}$/.exec(view.text.slice(Math.max(0, view.start(index) - 4), view.start(index)));
  const marked = before !== null;
  const first = marked ? index : skipBack(view, index, SECTION_WORDS);
  if (!marked && first === index) return [];
  const section = readSection(view, index);
  if (section === null) return [];
  const start = view.start(first) - (before?.[0].length ?? 0);
  const found = [citation(view, 'sec', section.id, { first, start, end: section.end, from: index })];
  const behind = titleBehind(view, view.lastWithin(section.last, section.end));
  if (behind !== null) {
    const end = view.end(behind.last);
    found.push(citation(view, behind.kind, `${behind.title}-${section.id}`, { first, start, end, from: index }));
  }
  return found;
}

/** Citations of laws, codes, regulations and orders whose number stands at `index`. */
export function lawCitationsAt(view: WordView, index: number): Citation[] {
  const found =
    inCollection(view, index) ?? onPage(view, index) ?? publicLaw(view, index) ?? executiveOrder(view, index);
  return found === null ? sectionAlone(view, index) : [found];
}

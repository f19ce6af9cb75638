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
import { readSection, type Section, sectionsListedAfter, sectionsSurelyListedAfter } from './section-number.ts';
import type { Citation, WordView } from './word-view.ts';

const TITLE_NUMBER = /^\d{1,3}$/;

function citation(
  view: WordView,
  kind: string,
  id: string,
  span: { first: number; start?: number; end: number; from: number },
): Citation {
  return {
    term: `${kind}${CITATION_MARK}${id}`,
    first: span.first,
    last: view.lastWithin(span.from, span.end),
    start: span.start ?? view.start(span.first),
    end: span.end,
  };
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

/**
 * Reads `42 U.S.C. 1395`, `21 CFR part 314`, `title 5, Code of Federal Regulations, parts 1 and 2`: title number, name
 * of the collection, numbers within the title.
 */
function inCollection(view: WordView, index: number): Citation[] {
  const nameEnd = skipBack(view, index, PART_WORDS);
  for (const [kind, names] of [['usc', CODE_NAMES] as const, ['cfr', REGULATION_NAMES] as const]) {
    const name = findName(view, nameEnd, names);
    if (name < 1 || !TITLE_NUMBER.test(view.form(name - 1)) || !view.isLooselyJoined(name)) continue;
    if (!view.isLooselyJoined(index)) return [];
    const section = readSection(view, index);
    if (section === null) return [];
    const title = view.form(name - 1);
    const first = view.form(name - 2) === 'title' && view.isLooselyJoined(name - 1) ? name - 2 : name - 1;
    const listed = sectionsSurelyListedAfter(view, section);
    const found = [
      citation(view, kind, `${title}-${section.id}`, { first, end: section.end, from: index }),
      ...listed.map((next) =>
        citation(view, kind, `${title}-${next.id}`, { first: next.first, end: next.end, from: next.first }),
      ),
    ];
    return [...found, ...[section, ...listed].flatMap((one) => bareSections(view, one, kind))];
  }
  return [];
}

/**
 * Cites a section of a text without its title, because `§ 1983` and `section 1983` also mean `42 U.S.C. § 1983`. A query
 * that names the title means only that one. In the Code of Federal Regulations, a number without a point is a part.
 */
function bareSections(view: WordView, section: Section, kind: 'usc' | 'cfr' | 'other'): Citation[] {
  if (view.mode === 'query') return [];
  const mark = sectionMarkBefore(view, section.first);
  const first = mark === '' ? skipBack(view, section.first, SECTION_WORDS) : section.first;
  const isSection = mark !== '' || first !== section.first || kind === 'usc' || section.id.includes('.');
  if (!isSection) return [];
  const span = { first, start: view.start(first) - mark.length, end: section.end, from: section.first };
  const ids = new Set([section.id, ...(isRangeOfNumbers(view, section) ? [view.form(section.first)] : [])]);
  return Array.from(ids, (id) => citation(view, 'sec', id, span));
}

/** Whether a hyphenated number may also be a range: `1395–98` begins with section 1395, `1395w-4` is one section. */
function isRangeOfNumbers(view: WordView, { first, last }: Section): boolean {
  return last > first && /^\d+$/.test(view.form(first));
}

/** Returns `§` or `§§` with the spaces after it, as written before the word; empty if there is none. */
function sectionMarkBefore(view: WordView, index: number): string {
  const start = view.start(index);
  return /§§?\s{0,2}$/.exec(view.text.slice(Math.max(0, start - 4), start))?.[0] ?? '';
}

/** Reads a volume and page: `89 FR 12345`, `89 Fed. Reg. 12,345`, `124 Stat. 137`. */
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

/** Reads `Public Law 119-21`, `Pub. L. No. 119–21`. */
function publicLaw(view: WordView, index: number): Citation | null {
  const name = findName(view, skipBack(view, index, NUMBER_WORDS), LAW_NAMES);
  if (name < 0 || !view.isLooselyJoined(index) || !view.isHyphenated(index + 1)) return null;
  if (!/^\d{2,3}$/.test(view.form(index)) || !/^\d{1,4}$/.test(view.form(index + 1))) return null;
  const id = `${view.form(index)}-${view.form(index + 1)}`;
  return citation(view, 'pl', id, { first: name, end: view.end(index + 1), from: index });
}

/** Reads `Executive Order 14110`, `E.O. No. 14,110`. */
function executiveOrder(view: WordView, index: number): Citation | null {
  const name = findName(view, skipBack(view, index, NUMBER_WORDS), ORDER_NAMES);
  if (name < 0 || !view.isLooselyJoined(index) || !/^\d{1,5}$/.test(view.form(index))) return null;
  return citation(view, 'eo', view.form(index), { first: name, end: view.end(index), from: index });
}

/**
 * Reads a title and collection written after a section: `of title 42, United States Code`, `of title 42 of the United
 * States Code`.
 */
function titleBehind(view: WordView, last: number): { kind: string; title: string; last: number } | null {
  if (view.form(last + 1) !== 'of' || view.form(last + 2) !== 'title') return null;
  const title = view.form(last + 3);
  if (!TITLE_NUMBER.test(title)) return null;
  let before = last + 3;
  if (view.form(before + 1) === 'of') before++;
  if (view.form(before + 1) === 'the') before++;
  const rest = [1, 2, 3, 4].map((step) => view.form(before + step));
  if (rest.slice(0, 3).join(' ') === 'united states code') return { kind: 'usc', title, last: before + 3 };
  return rest.join(' ') === 'code of federal regulations' ? { kind: 'cfr', title, last: before + 4 } : null;
}

/**
 * Reads `section 230`, `sec. 101(a)`, `§ 230`, `sections 3301 and 3302`, and adds separate citations with the title
 * that follows. Parts are cited only with their title.
 */
function citeSections(view: WordView, index: number): Citation[] {
  const before = sectionMarkBefore(view, index);
  const marked = before !== '';
  const first = marked ? index : skipBack(view, index, PART_WORDS);
  if (!marked && first === index) return [];
  const section = readSection(view, index);
  if (section === null) return [];
  const start = view.start(first) - before.length;
  const isPart = !marked && !SECTION_WORDS.has(view.form(first));
  const areSeveral = marked ? before.startsWith('§§') : view.form(first).endsWith('s');
  const listed = areSeveral ? sectionsListedAfter(view, section) : [];
  const end = listed.at(-1) ?? section;
  const behind = titleBehind(view, view.lastWithin(end.last, end.end));
  const found = isPart ? [] : [citation(view, 'sec', section.id, { first, start, end: section.end, from: index })];
  if (!isPart && view.mode !== 'query' && isRangeOfNumbers(view, section)) {
    found.push(citation(view, 'sec', view.form(index), { first, start, end: section.end, from: index }));
  }
  if (behind !== null) {
    // A single number is cited by the whole phrase; each of several numbers is cited on its own.
    const whole = { first, start, end: view.end(behind.last), from: index };
    const span = listed.length === 0 ? whole : { first: index, end: section.end, from: index };
    found.push(citation(view, behind.kind, `${behind.title}-${section.id}`, span));
  }
  for (const next of listed) {
    const span = { first: next.first, end: next.end, from: next.first };
    if (!isPart) found.push(citation(view, 'sec', next.id, span));
    if (behind !== null) found.push(citation(view, behind.kind, `${behind.title}-${next.id}`, span));
  }
  return found;
}

/** Finds the citations of laws, codes, regulations and orders whose number, or first number, is the word at `index`. */
export function lawCitationsAt(view: WordView, index: number): Citation[] {
  const within = inCollection(view, index);
  if (within.length > 0) return within;
  const found = onPage(view, index) ?? publicLaw(view, index) ?? executiveOrder(view, index);
  if (found === null) return citeSections(view, index);
  const section = sectionMarkBefore(view, index) === '' ? null : readSection(view, index);
  return section === null ? [found] : [found, ...bareSections(view, section, 'other')];
}

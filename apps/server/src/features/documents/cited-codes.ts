import { setImmediate } from 'node:timers/promises';
import { analyzeText, CITATION_MARK } from '@rotunda/analysis';
import type { PresidentialAnalysis } from '@rotunda/contract';
import { codeAddress, codeLabel, type FederalCode, type TextSection } from '@rotunda/domain';
import { excerptAround } from '../../platform/excerpt-around.ts';

type CitedCode = PresidentialAnalysis['codes'][number];

/** One citation of one section, with its offsets in the text. */
interface CodeCitation {
  code: FederalCode;
  title: string;
  section: string;
  start: number;
  end: number;
}

/** What no citation of a code does without; most paragraphs need not be analyzed. */
const MAY_CITE = /U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R|United States Code|Code of Federal Regulations/i;
const NUMBER = String.raw`\d{1,6}[a-z]{0,4}(?:-\d{1,4}[a-z]?)?(?:\.\d{1,5})?`;
const SUBSECTIONS = String.raw`(?:\([A-Za-z0-9]{1,5}\)){0,6}`;
/** The next number of `5 U.S.C. 3301, 3302, and 7301`: one that ends the phrase, which `, 90 days` does not. */
const NEXT_IN_LIST = new RegExp(
  String.raw`(?:\s+et\s+seq\.)?(?:,\s{0,3}(?:and\s|or\s)?|\s(?:and|or)\s)\s{0,3}(${NUMBER})${SUBSECTIONS}(?=\s{0,3}(?:[,;).]|et\s+seq|and\s|or\s|$))(?!\.\d)`,
  'y',
);
/** `sections 3301 and 3302 of title 5, United States Code`. */
const LIST_OF_TITLE = new RegExp(
  String.raw`\b(?:sections?|parts?)\s{1,3}(${NUMBER}${SUBSECTIONS}(?:(?:,\s{0,3}(?:and\s|or\s)?|\s(?:and|or)\s)\s{0,3}${NUMBER}${SUBSECTIONS}){0,20}),?\s{1,3}of\s{1,3}title\s{1,3}(\d{1,2})(?:,|\s+of\s+the)?\s{1,3}(?:the\s)?(United States Code|Code of Federal Regulations)`,
  'gi',
);
/** Title 54 counts its sections in six digits. */
const SIX_DIGITS = /\b(\d{1,2})\s{1,3}U\.?\s?S\.?\s?C\.?\s{1,3}(?:§{1,2}\s?)?(\d{6})\b/g;
/** Characters before the citation that an excerpt shows. */
const BEFORE = 120;

/** Characters analyzed at a time, no real paragraph longer: some tens of milliseconds, after which others have their turn. */
const CHARACTERS_AT_A_TIME = 20_000;

/** The sections of the federal codes that a text cites: the most cited first, of equals the first cited. */
export async function citedCodes(sections: readonly TextSection[]): Promise<CitedCode[]> {
  const codes = new Map<string, CitedCode>();
  for (const [sectionIndex, section] of sections.entries()) {
    for (const [blockIndex, { text }] of section.blocks.entries()) {
      if (!MAY_CITE.test(text)) continue;
      for (const { code, title, section: number, start, end } of await citationsByPiece(text)) {
        const label = codeLabel(code, title, number);
        const known = codes.get(label);
        if (known !== undefined) {
          known.count += 1;
          continue;
        }
        codes.set(label, {
          code: label,
          summary: null,
          count: 1,
          excerpt: excerptAround(text, [[start, end]], BEFORE),
          place: {
            sectionId: section.sectionId,
            section: sectionIndex,
            block: blockIndex,
            offset: start,
            written: text.slice(start, end),
          },
          url: codeAddress(code, title, number),
        });
      }
    }
  }
  // Equals keep the order of the text.
  return [...codes.values()].sort((one, other) => other.count - one.count);
}

/** As `citationsIn`, the paragraph in pieces and others served in between. */
async function citationsByPiece(text: string): Promise<CodeCitation[]> {
  const citations: CodeCitation[] = [];
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    for (const citation of citationsIn(text.slice(from, to))) {
      citations.push({ ...citation, start: from + citation.start, end: from + citation.end });
    }
    from = to;
    await setImmediate();
  }
  return citations;
}

/** Behind the last semicolon or line, which end a citation, else behind the last blank. */
function endOfPiece(text: string, from: number): number {
  const most = from + CHARACTERS_AT_A_TIME;
  if (text.length <= most) return text.length;
  const last = Math.max(text.lastIndexOf(';', most - 1), text.lastIndexOf('\n', most - 1));
  const end = last > from ? last : text.lastIndexOf(' ', most - 1);
  return end > from ? end + 1 : most;
}

/** Citations of a piece of a paragraph in its order: the analyzer's, and the further numbers of lists that begin with one. */
function citationsIn(text: string): CodeCitation[] {
  const found = new Map<number, CodeCitation>();
  // A number belongs to one citation, whoever found it first.
  const add = (citation: CodeCitation, at: number) => {
    if (!found.has(at)) found.set(at, citation);
  };
  for (const { term, start, end } of analyzeText(text, 'en')) {
    const [code, id = ''] = term.split(CITATION_MARK);
    const [, title, section] = /^(\d+)-(.+)$/.exec(id) ?? [];
    if (!isCode(code) || title === undefined || section === undefined) continue;
    const own = { code, title, section, start, end };
    add(own, numberPlace(text, section, start, end));
    for (const next of listedAfter(text, own)) add(next, next.start);
  }
  for (const match of text.matchAll(SIX_DIGITS)) {
    const [written, title = '', section = ''] = match;
    const end = match.index + written.length;
    add({ code: 'usc', title, section, start: match.index, end }, end - section.length);
  }
  for (const match of text.matchAll(LIST_OF_TITLE)) {
    const [written, list = '', title = '', name = ''] = match;
    const code = /^united/i.test(name) ? 'usc' : 'cfr';
    const from = match.index + written.indexOf(list);
    const numbers = [...list.matchAll(new RegExp(`(?<![\\w(.-])${NUMBER}(?![\\w])`, 'g'))];
    for (const one of numbers) {
      const at = from + one.index;
      // One number is cited by the whole phrase, one of several by itself.
      const span =
        numbers.length === 1
          ? { start: match.index, end: match.index + written.length }
          : { start: at, end: at + one[0].length };
      add({ code, title, section: one[0].toLowerCase(), ...span }, at);
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}

/** Where the number of a section stands within its citation. */
function numberPlace(text: string, section: string, start: number, end: number): number {
  const digits = /^\d+/.exec(section)?.[0] ?? section;
  const written = text.slice(start, end);
  // Of `50 U.S.C. 50` the last; of `section 301 of title 3` the first behind the word.
  const at = /^\d/.test(written) ? written.lastIndexOf(digits) : written.indexOf(digits);
  return start + Math.max(0, at);
}

function* listedAfter(text: string, { code, title, end }: CodeCitation): Generator<CodeCitation> {
  NEXT_IN_LIST.lastIndex = end;
  for (let next = NEXT_IN_LIST.exec(text); next !== null; next = NEXT_IN_LIST.exec(text)) {
    const section = next[1] ?? '';
    const start = next.index + next[0].indexOf(section, next[0].search(/\d/));
    yield { code, title, section: section.toLowerCase(), start, end: next.index + next[0].length };
  }
}

function isCode(code: string | undefined): code is FederalCode {
  return code === 'usc' || code === 'cfr';
}

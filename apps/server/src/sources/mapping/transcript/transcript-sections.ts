import type { TextBlock, TextSection } from '@rotunda/domain';
import type { PrintedLine, PrintedPage } from './printed-pages.ts';
import { getSpeaker } from './get-speaker.ts';
import { type Paragraph, buildTurnSections } from './build-turn-sections.ts';

/** Columns by which the first line of a paragraph is indented. */
const PARAGRAPH_INDENT = 4;

/**
 * Splits a record by speaker: a section for each turn, whose id and heading contain the page it begins on. The text
 * before the first turn (title, attendance, list of speakers) is one section of lines.
 */
export function transcriptSections(pages: readonly PrintedPage[]): TextSection[] {
  const begin = pages.findIndex(({ lines }) => lines.some(isSpoken));
  const front = begin < 0 ? pages : pages.slice(0, begin);
  return buildTurnSections(
    front.flatMap(({ lines }) => lines.flatMap(blockOfLine)),
    begin < 0 ? [] : getParagraphs(pages.slice(begin)),
  );
}

/** Whether a line names a speaker who says something. Lists name people in mixed case or with page numbers. */
function isSpoken({ text }: PrintedLine): boolean {
  return /[a-z]{2}/.test(getSpeaker(text)?.said ?? '');
}

function blockOfLine({ text }: PrintedLine): TextBlock[] {
  return text === '' ? [] : [{ text: text.replace(/\s+/g, ' '), indent: 0 }];
}

function* getParagraphs(pages: readonly PrintedPage[]): Generator<Paragraph> {
  const body = bodyIndent(pages);
  let open: Paragraph | undefined;
  for (const { number, lines } of pages) {
    const margin = getMargin(lines, body);
    for (const line of lines) {
      if (line.text === '') continue;
      const text = line.text.replace(/\s+/g, ' ');
      // A speaker's name and offices can take several lines, the last of which ends in the colon.
      const isTurn = isSpoken(line) && /[a-z]{2}/.test(open?.text ?? 'aa');
      if (open === undefined || line.indent >= margin + PARAGRAPH_INDENT || isTurn) {
        if (open) yield open;
        open = { text, page: number };
      } else open = { ...open, text: joined(open.text, text) };
    }
  }
  if (open) yield open;
}

/** Returns the column in which the lines of most pages begin. */
function bodyIndent(pages: readonly PrintedPage[]): number {
  const margins = pages.flatMap(({ lines }) => leastIndent(lines) ?? []).toSorted((a, b) => a - b);
  return margins[Math.floor(margins.length / 2)] ?? 0;
}

/**
 * Returns the left margin of a page. Pages shift by a column or two, and a page with only first lines does not show its
 * margin.
 */
function getMargin(lines: readonly PrintedLine[], body: number): number {
  const own = leastIndent(lines) ?? body;
  return Math.abs(own - body) < PARAGRAPH_INDENT ? own : body;
}

function leastIndent(lines: readonly PrintedLine[]): number | undefined {
  const indents = lines.flatMap(({ text, indent }) => (text === '' ? [] : [indent]));
  return indents.length === 0 ? undefined : Math.min(...indents);
}

/**
 * Joins two lines. Records do not hyphenate words, so a hyphen at the end of a line belongs to a compound (`well-`
 * `being`).
 */
function joined(before: string, after: string): string {
  return /[A-Za-z0-9]-$/.test(before) ? before + after : `${before} ${after}`;
}

import type { TextBlock, TextSection } from '@rotunda/domain';
import type { PrintedLine, PrintedPage } from './printed-pages.ts';
import { speakerOf } from './speaker-of.ts';
import { type Paragraph, turnSections } from './turn-sections.ts';

/** Columns by which the first line of a paragraph stands behind the others. */
const PARAGRAPH_INDENT = 4;

/**
 * A record by who speaks: a section for each turn, whose id and heading name the page it begins on. What stands before the
 * first turn (the title, who is present, the list of speakers) is a section of lines.
 */
export function transcriptSections(pages: readonly PrintedPage[]): TextSection[] {
  const begin = pages.findIndex(({ lines }) => lines.some(isSpoken));
  const front = begin < 0 ? pages : pages.slice(0, begin);
  return turnSections(
    front.flatMap(({ lines }) => lines.flatMap(blockOfLine)),
    begin < 0 ? [] : paragraphsOf(pages.slice(begin)),
  );
}

/** Somebody is named and says something; lists name people in mixed case or with the numbers of pages. */
function isSpoken({ text }: PrintedLine): boolean {
  return /[a-z]{2}/.test(speakerOf(text)?.said ?? '');
}

function blockOfLine({ text }: PrintedLine): TextBlock[] {
  return text === '' ? [] : [{ text: text.replace(/\s+/g, ' '), indent: 0 }];
}

function* paragraphsOf(pages: readonly PrintedPage[]): Generator<Paragraph> {
  const body = bodyIndent(pages);
  let open: Paragraph | undefined;
  for (const { number, lines } of pages) {
    const margin = marginOf(lines, body);
    for (const line of lines) {
      if (line.text === '') continue;
      const text = line.text.replace(/\s+/g, ' ');
      // The name and offices of a speaker can take several lines, of which the last ends in the colon.
      const isTurn = isSpoken(line) && /[a-z]{2}/.test(open?.text ?? 'aa');
      if (open === undefined || line.indent >= margin + PARAGRAPH_INDENT || isTurn) {
        if (open) yield open;
        open = { text, page: number };
      } else open = { ...open, text: joined(open.text, text) };
    }
  }
  if (open) yield open;
}

/** Where the lines of most pages begin. */
function bodyIndent(pages: readonly PrintedPage[]): number {
  const margins = pages.flatMap(({ lines }) => leastIndent(lines) ?? []).toSorted((a, b) => a - b);
  return margins[Math.floor(margins.length / 2)] ?? 0;
}

/** Pages shift by a column or two; on one with first lines alone the least indent says nothing. */
function marginOf(lines: readonly PrintedLine[], body: number): number {
  const own = leastIndent(lines) ?? body;
  return Math.abs(own - body) < PARAGRAPH_INDENT ? own : body;
}

function leastIndent(lines: readonly PrintedLine[]): number | undefined {
  const indents = lines.flatMap(({ text, indent }) => (text === '' ? [] : [indent]));
  return indents.length === 0 ? undefined : Math.min(...indents);
}

/** Records part no words; a line that ends in a hyphen ends within a compound (`well-` `being`). */
function joined(before: string, after: string): string {
  return /[A-Za-z0-9]-$/.test(before) ? before + after : `${before} ${after}`;
}

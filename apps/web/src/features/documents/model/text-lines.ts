import type { DocumentTextSection } from '../hooks/use-document-text.ts';
import type { TextPlace } from './reading-address.ts';

type Change = DocumentTextSection['change'];

type Links = NonNullable<DocumentTextSection['blocks'][number]['links']>;

type Marks = readonly (readonly [number, number])[];

/** One line of the reader: a section's heading or one block of its text. Lines are what is drawn and measured. */
export type TextLine =
  | {
      kind: 'heading';
      section: number;
      level: number;
      label: string;
      change: Change;
      marks: Marks;
      /** Number of the first mark among all of the text's. */
      firstMark: number;
    }
  | {
      kind: 'block';
      section: number;
      /** Number within its section. */
      block: number;
      num: string | null;
      text: string;
      indent: number;
      change: Change;
      marks: Marks;
      /** Citations that lead somewhere. */
      links: Links;
      /** Number of the first mark among all of the text's. */
      firstMark: number;
    };

/** One entry of the outline. */
export interface OutlineEntry {
  sectionId: string;
  label: string;
  level: number;
  /** Line its heading, or without one its first block, stands on. */
  line: number;
  matches: number;
}

export interface TextLayout {
  lines: TextLine[];
  outline: OutlineEntry[];
  /** Line each mark stands on, by its number. */
  markLines: number[];
  /** Whether anything is struck or inserted, as in a reported bill. */
  hasChanges: boolean;
}

/** `SEC. 3.` and `Definitions` as one heading; empty for a section without either. */
export function sectionLabel({ num, heading }: Pick<DocumentTextSection, 'num' | 'heading'>): string {
  return [num, heading].filter(Boolean).join(' ');
}

/** The lines of a text, where its sections and its marks stand. Linear in the text. */
export function layOutText(sections: readonly DocumentTextSection[]): TextLayout {
  const layout: TextLayout = { lines: [], outline: [], markLines: [], hasChanges: false };
  for (const [index, section] of sections.entries()) {
    const label = sectionLabel(section);
    const before = layout.markLines.length;
    const line = layout.lines.length;
    if (label !== '') {
      const { level, change, marks } = section;
      const firstMark = countMarks(layout, marks);
      layout.lines.push({ kind: 'heading', section: index, level, label, change, marks, firstMark });
    }
    for (const [number, block] of section.blocks.entries()) {
      const change = block.change ?? section.change;
      if (change !== null) layout.hasChanges = true;
      const { num, text, indent, marks, links = [] } = block;
      const firstMark = countMarks(layout, marks);
      const place = { section: index, block: number };
      layout.lines.push({ kind: 'block', ...place, num, text, indent, change, marks, links, firstMark });
    }
    if (label !== '') {
      const matches = layout.markLines.length - before;
      layout.outline.push({ sectionId: section.sectionId, label, level: section.level, line, matches });
    }
  }
  return layout;
}

/** Counts the marks of the line that comes next. @returns the number of its first mark */
function countMarks(layout: TextLayout, marks: Marks): number {
  const firstMark = layout.markLines.length;
  for (let mark = 0; mark < marks.length; mark += 1) layout.markLines.push(layout.lines.length);
  return firstMark;
}

/**
 * The mark at a place, or the nearest one behind it where the place has none; before it where nothing is behind. Null
 * without any mark.
 */
export function markAtPlace({ lines, markLines }: TextLayout, place: TextPlace): number | null {
  if (markLines.length === 0) return null;
  const line = lines.findIndex((one) => one.section === place.section && blockOf(one) === place.block);
  const found = lines[line];
  if (found === undefined) return null;
  const within = found.marks.findIndex(([, end]) => end > place.offset);
  if (within !== -1) return found.firstMark + within;
  const behind = markLines.findIndex((markLine) => markLine > line);
  return behind === -1 ? markLines.length - 1 : behind;
}

/** The line a place lies on; null where the text has no such place. */
export function lineAtPlace({ lines }: TextLayout, place: TextPlace): number | null {
  const line = lines.findIndex((one) => one.section === place.section && blockOf(one) === place.block);
  return line === -1 ? null : line;
}

function blockOf(line: TextLine): number | null {
  return line.kind === 'heading' ? null : line.block;
}

/** The outline entry a line belongs to: the last one at or before it. -1 before the first. Binary search. */
export function entryOfLine(outline: readonly OutlineEntry[], line: number): number {
  let low = 0;
  let high = outline.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((outline[middle]?.line ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

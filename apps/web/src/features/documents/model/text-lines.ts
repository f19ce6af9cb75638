import type { DocumentTextSection } from '../hooks/use-document-text.ts';
import type { TextPlace } from './reading-address.ts';

type Change = DocumentTextSection['change'];

type Links = NonNullable<DocumentTextSection['blocks'][number]['links']>;

type Marks = readonly (readonly [number, number])[];

/** One line of the reader, which is rendered and measured as a unit: a section's heading or a line of its text. */
export type TextLine = HeadingLine | BlockLine;

export interface HeadingLine {
  kind: 'heading';
  section: number;
  level: number;
  label: string;
  change: Change;
  marks: Marks;
  /** Number of the first mark, counted over the whole text. */
  firstMark: number;
}

export interface BlockLine {
  kind: 'block';
  section: number;
  num: string | null;
  indent: number;
  /** Whether the line comes from the margin or foot of the page. */
  isNote: boolean;
  /** Change of the whole line; null if only some of its pieces are struck or inserted. */
  change: Change;
  /** A single piece, or several if words within the line are struck or inserted. */
  pieces: TextPiece[];
}

/** One block of the text. */
export interface TextPiece {
  /** Number within its section. */
  block: number;
  text: string;
  change: Change;
  /** Whether a space separates it from the previous piece. */
  isSpaced: boolean;
  marks: Marks;
  /** Citations that have a target. */
  links: Links;
  /** Number of the first mark, counted over the whole text. */
  firstMark: number;
}

/** One entry of the outline. */
export interface OutlineEntry {
  sectionId: string;
  label: string;
  level: number;
  /** Line of its heading or, without a heading, of its first block. */
  line: number;
  matches: number;
}

export interface TextLayout {
  lines: TextLine[];
  outline: OutlineEntry[];
  /** Line of each mark, by the mark's number. */
  markLines: number[];
  /** Whether anything is struck or inserted, as in a reported bill. */
  hasChanges: boolean;
}

/** Joins number and heading, e.g. `SEC. 3.` and `Definitions`; empty for a section without either. */
export function sectionLabel({ num, heading }: Pick<DocumentTextSection, 'num' | 'heading'>): string {
  return [num, heading].filter(Boolean).join(' ');
}

/** Lays out a text: its lines, and the lines of its sections and marks. Runs in linear time. */
export function layOutText(sections: readonly DocumentTextSection[]): TextLayout {
  const layout: TextLayout = { lines: [], outline: [], markLines: [], hasChanges: false };
  for (const [index, section] of sections.entries()) {
    const label = sectionLabel(section);
    const before = layout.markLines.length;
    const line = layout.lines.length;
    if (label !== '') {
      const { level, change, marks } = section;
      const firstMark = countMarks(layout, marks, line);
      layout.lines.push({ kind: 'heading', section: index, level, label, change, marks, firstMark });
    }
    for (const [number, block] of section.blocks.entries()) {
      const change = block.change ?? section.change;
      if (change !== null) layout.hasChanges = true;
      const open = block.continues === undefined ? undefined : layout.lines.at(-1);
      const { num, text, indent, marks, links = [], isNote = false } = block;
      const isJoined = open?.kind === 'block' && open.section === index;
      const firstMark = countMarks(layout, marks, isJoined ? layout.lines.length - 1 : layout.lines.length);
      const piece = { block: number, text, change, isSpaced: block.continues === 'spaced', marks, links, firstMark };
      if (isJoined) {
        open.pieces.push(piece);
        if (open.change !== change) open.change = null;
      } else layout.lines.push({ kind: 'block', section: index, num, indent, isNote, change, pieces: [piece] });
    }
    if (label !== '') {
      const matches = layout.markLines.length - before;
      layout.outline.push({ sectionId: section.sectionId, label, level: section.level, line, matches });
    }
  }
  return layout;
}

/**
 * Counts the marks of a line or of a piece of it.
 * @returns the number of the first of them
 */
function countMarks(layout: TextLayout, marks: Marks, line: number): number {
  const firstMark = layout.markLines.length;
  for (let mark = 0; mark < marks.length; mark += 1) layout.markLines.push(line);
  return firstMark;
}

/**
 * Returns the mark at a place, or else the nearest one after it, or the last mark if there is none after it. Null if
 * the text has no marks or no such place.
 */
export function markAtPlace(layout: TextLayout, place: TextPlace): number | null {
  const total = layout.markLines.length;
  const line = layout.lines[lineAtPlace(layout, place) ?? -1];
  const piece = line && pieceAt(line, place);
  if (total === 0 || piece === undefined) return null;
  const within = piece.marks.findIndex(([, end]) => end > place.offset);
  return Math.min(piece.firstMark + (within === -1 ? piece.marks.length : within), total - 1);
}

/** Returns the line of a place; null if the text has no such place. */
export function lineAtPlace({ lines }: TextLayout, place: TextPlace): number | null {
  const line = lines.findIndex((one) => one.section === place.section && pieceAt(one, place) !== undefined);
  return line === -1 ? null : line;
}

function pieceAt(line: TextLine, { block }: TextPlace): Pick<TextPiece, 'marks' | 'firstMark'> | undefined {
  if (line.kind === 'heading') return block === null ? line : undefined;
  return line.pieces.find((piece) => piece.block === block);
}

/**
 * Returns the outline entry of a line, which is the last one at or before it; -1 before the first. Uses binary search.
 */
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

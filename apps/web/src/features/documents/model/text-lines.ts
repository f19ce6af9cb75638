import type { DocumentTextSection } from '../hooks/use-document-text.ts';

type Change = DocumentTextSection['change'];

/** One line of the reader: a section's heading or one block of its text. Lines are what is drawn and measured. */
export type TextLine =
  | { kind: 'heading'; section: number; level: number; label: string; change: Change }
  | {
      kind: 'block';
      section: number;
      num: string | null;
      text: string;
      indent: number;
      change: Change;
      marks: readonly (readonly [number, number])[];
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
      layout.lines.push({ kind: 'heading', section: index, level: section.level, label, change: section.change });
    }
    for (const block of section.blocks) {
      const change = block.change ?? section.change;
      if (change !== null) layout.hasChanges = true;
      const firstMark = layout.markLines.length;
      for (let mark = 0; mark < block.marks.length; mark += 1) layout.markLines.push(layout.lines.length);
      const { num, text, indent, marks } = block;
      layout.lines.push({ kind: 'block', section: index, num, text, indent, change, marks, firstMark });
    }
    if (label !== '') {
      const matches = layout.markLines.length - before;
      layout.outline.push({ sectionId: section.sectionId, label, level: section.level, line, matches });
    }
  }
  return layout;
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

import type { ComparedSectionSummary } from '@rotunda/contract';
import { sectionLabel } from '@rotunda/contract/values';
import { HeadingLevel, Paragraph, type ParagraphChild } from 'docx';
import { exportWords } from '../export-words.ts';
import type { ExportedComparison } from '../exported-comparison.ts';
import { trackText, type TrackedSection } from '../track-text.ts';
import type { TrackedParagraph } from '../tracked-paragraph.ts';
import type { PlaceNotes } from './place-notes.ts';
import { type ChangeMaker, trackedEnd, trackedRuns } from './tracked-runs.ts';

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;
/** Indent per level, in twentieths of a point. */
const INDENT = 400;
const DEEPEST = 8;

/** Writes the compared text with tracked changes, section by section. */
export function writeText(comparison: ExportedComparison, maker: ChangeMaker, notes: PlaceNotes): Paragraph[] {
  const { sections } = comparison.overview;
  const names = new Map(sections.map((section) => [section.key, section]));
  const paragraphs = trackText(sections, comparison.getRows).flatMap((section) =>
    writeSection(section, names, maker, notes),
  );
  // Accepting a removal cannot remove the last paragraph of a document, so one that is never removed is added.
  return [...paragraphs, new Paragraph({})];
}

function writeSection(
  tracked: TrackedSection,
  names: ReadonlyMap<string, ComparedSectionSummary>,
  maker: ChangeMaker,
  notes: PlaceNotes,
): Paragraph[] {
  const { section, side, paragraphs } = tracked;
  const isMoved = side !== 'both' && section.left !== null && section.right !== null;
  let noted: string | undefined = isMoved ? undefined : '';
  return paragraphs.map((paragraph) => {
    const children = paragraph.stretches.flatMap(({ kind, text, other }): ParagraphChild[] => {
      const runs = trackedRuns(kind, text, maker);
      if (kind === 'same') return runs;
      // One comment covers a whole moved section, or a series of passages with the same other place.
      if (isMoved && noted === undefined) {
        noted = section.key;
        return notes.around(movedWords(side, section), runs);
      }
      const from = other === undefined ? undefined : names.get(other);
      if (isMoved || from === undefined || `${kind} ${other}` === noted) return runs;
      noted = `${kind} ${other}`;
      return notes.around(passageWords(kind, from), runs);
    });
    return new Paragraph({ children, ...getLayout(paragraph, section.level), ...trackedEnd(paragraph.end, maker) });
  });
}

function movedWords(side: TrackedSection['side'], { left, right }: ComparedSectionSummary): string {
  return side === 'left'
    ? exportWords.movedTo(sectionLabel({ left: null, right }))
    : exportWords.movedFrom(sectionLabel({ left, right: null }));
}

function passageWords(kind: 'struck' | 'inserted', { left, right }: ComparedSectionSummary): string {
  return kind === 'struck'
    ? exportWords.movedTo(sectionLabel({ left: right === null ? left : null, right }))
    : exportWords.movedFrom(sectionLabel({ left, right: left === null ? right : null }));
}

function getLayout({ isHeading, indent }: TrackedParagraph, level: number) {
  if (isHeading) return { heading: HEADINGS[Math.min(level, HEADINGS.length - 1)] ?? HeadingLevel.HEADING_4 };
  return indent === 0 ? {} : { indent: { left: Math.min(indent, DEEPEST) * INDENT } };
}

import type { ComparedRowSide } from '@rotunda/contract';
import { Paragraph, type Table } from 'docx';
import { sideFacts } from '../export-words.ts';
import type { ExportedComparison } from '../exported-comparison.ts';
import { withNumbers } from '../track-rows.ts';
import { table } from './write-cover.ts';

/** Two languages in two columns, paragraph beside paragraph. */
export function writeTranslation(comparison: ExportedComparison): (Paragraph | Table)[] {
  const rows = comparison.overview.sections.flatMap((section) =>
    withNumbers(section, comparison.rowsOf(section.key)).map(({ left, right }) => [printed(left), printed(right)]),
  );
  const languages = sideFacts(comparison).at(-1);
  // A table cannot be the last of a document.
  return [table([languages?.left ?? '', languages?.right ?? ''], rows), new Paragraph({})];
}

const printed = (side: ComparedRowSide | null) =>
  side === null ? '' : [side.number, side.text].filter(Boolean).join(' ');

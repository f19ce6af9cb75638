import type { ComparedRowSide } from '@rotunda/contract';
import { Paragraph, type Table } from 'docx';
import { sideFacts } from '../export-words.ts';
import type { ExportedComparison } from '../exported-comparison.ts';
import { withNumbers } from '../track-rows.ts';
import { table } from './write-cover.ts';

/** Writes two languages in two columns, paragraph by paragraph. */
export function writeTranslation(comparison: ExportedComparison): (Paragraph | Table)[] {
  const rows = comparison.overview.sections.flatMap((section) =>
    withNumbers(section, comparison.getRows(section.key)).map(({ left, right }) => [printed(left), printed(right)]),
  );
  const languages = sideFacts(comparison).at(-1);
  // A document must not end with a table.
  return [table([languages?.left ?? '', languages?.right ?? ''], rows), new Paragraph({})];
}

const printed = (side: ComparedRowSide | null) =>
  side === null ? '' : [side.number, side.text].filter(Boolean).join(' ');

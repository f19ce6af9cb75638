import type { ComparedRowSide } from '@rotunda/contract';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { exportWords } from '../export-words.ts';
import type { ExportedComparison } from '../exported-comparison.ts';
import { withNumbers } from '../track-rows.ts';
import { CELL_LAYOUT } from './pdf-layout.ts';
import { pdfText } from './pdf-text.ts';

/** Writes two languages in two columns, paragraph by paragraph. */
export function writeTranslation({ overview, getRows }: ExportedComparison): Content[] {
  const body = overview.sections.flatMap((section) =>
    withNumbers(section, getRows(section.key)).map(({ left, right }) => [getCell(left), getCell(right)]),
  );
  if (body.length === 0) return [];
  return [
    { text: exportWords.bothTexts, style: 'part' },
    { table: { widths: ['*', '*'], body }, layout: CELL_LAYOUT },
  ];
}

function getCell(side: ComparedRowSide | null): TableCell {
  if (side === null) return '';
  return { text: pdfText([side.number, side.text].filter(Boolean).join(' ')), bold: side.isHeading };
}

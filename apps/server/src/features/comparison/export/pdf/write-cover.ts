import { sectionLabel, getTone, describeSectionChange } from '@rotunda/contract/values';
import type { Content } from 'pdfmake/interfaces';
import { callOutRows, exportWords, formatCount, sideFacts, summaryLines, getTitle } from '../export-words.ts';
import { isTranslation } from '@rotunda/contract/values';
import type { ExportedComparison } from '../exported-comparison.ts';
import { PDF_COLORS } from './pdf-colors.ts';
import { CELL_LAYOUT } from './pdf-layout.ts';
import { pdfText } from './pdf-text.ts';

/** Writes what is compared, the summary figures, the changed sections with their size, and the substantive changes. */
export function writeCover(comparison: ExportedComparison): Content[] {
  const { kind, identifier, title } = getTitle(comparison);
  return [
    { text: kind, style: 'kind' },
    { text: pdfText(identifier), style: 'title' },
    { text: pdfText(title), style: 'subtitle' },
    factsTable(comparison),
    { text: exportWords.summary, style: 'part' },
    { ul: summaryLines(comparison).map((line) => ({ text: pdfText(line) })), margin: [0, 0, 0, 6] },
    ...sectionsTable(comparison),
    ...callOutsTable(comparison),
  ];
}

const head = (text: string, alignment: 'left' | 'right' = 'left') => ({
  text,
  alignment,
  bold: true,
  color: PDF_COLORS.quiet,
});

function factsTable(comparison: ExportedComparison): Content {
  return {
    table: {
      headerRows: 1,
      widths: [70, '*', '*'],
      body: [
        [head(''), head(exportWords.left), head(exportWords.right)],
        ...sideFacts(comparison).map(({ name, left, right }) => [
          { text: name, color: PDF_COLORS.quiet },
          { text: pdfText(left) },
          { text: pdfText(right) },
        ]),
      ],
    },
    layout: CELL_LAYOUT,
  };
}

function sectionsTable(comparison: ExportedComparison): Content[] {
  const changed = comparison.overview.sections.filter((section) => getTone(section) !== 'same');
  if (changed.length === 0 || isTranslation(comparison)) return [];
  const size = (count: number, sign: string, color: string) =>
    count === 0 ? '' : { text: `${sign}${formatCount(count)}`, color, alignment: 'right' as const };
  return [
    { text: exportWords.sections, style: 'part' },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 120, 50, 55],
        body: [
          [
            head(exportWords.section),
            head(exportWords.change),
            head(exportWords.added, 'right'),
            head(exportWords.removed, 'right'),
          ],
          ...changed.map((section) => [
            { text: pdfText(sectionLabel(section)) },
            { text: pdfText(describeSectionChange(section)) },
            size(section.insertedWords, '+', PDF_COLORS.inserted),
            size(section.struckWords, '−', PDF_COLORS.struck),
          ]),
        ],
      },
      layout: CELL_LAYOUT,
    },
  ];
}

function callOutsTable(comparison: ExportedComparison): Content[] {
  const rows = callOutRows(comparison);
  if (rows.length === 0) return [];
  return [
    { text: exportWords.notable, style: 'part' },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [85, 75, '*', '*'],
        body: [
          [exportWords.change, exportWords.section, exportWords.before, exportWords.after].map((text) => head(text)),
          ...rows.map((row) => row.map((text) => ({ text: pdfText(text) }))),
        ],
      },
      layout: CELL_LAYOUT,
    },
  ];
}

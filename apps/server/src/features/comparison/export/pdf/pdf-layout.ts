import type { CustomTableLayout, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces';
import { exportWords, FILE_AUTHOR, getHeading, getTitle } from '../export-words.ts';
import type { ExportedComparison } from '../exported-comparison.ts';
import { printableText } from '../../../../platform/printable-text.ts';
import { PDF_COLORS } from './pdf-colors.ts';
import { TEXT_FONT } from './pdf-fonts.ts';
import { pdfText } from './pdf-text.ts';

/** Draws lines between rows but not between columns. */
export const CELL_LAYOUT: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => PDF_COLORS.line,
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const STYLES: StyleDictionary = {
  kind: { fontSize: 10, bold: true, color: PDF_COLORS.quiet, margin: [0, 0, 0, 2] },
  title: { fontSize: 24, bold: true, color: PDF_COLORS.ink },
  subtitle: { fontSize: 13, color: PDF_COLORS.ink, margin: [0, 2, 0, 14] },
  part: { fontSize: 13, bold: true, color: PDF_COLORS.ink, margin: [0, 16, 0, 6] },
  section: { fontSize: 11.5, bold: true, margin: [0, 12, 0, 1] },
  note: { fontSize: 8.5, color: PDF_COLORS.quiet, margin: [0, 0, 0, 4] },
};

/** In points: an inch at the sides, and room for header and footer. */
const MARGINS: [number, number, number, number] = [72, 64, 72, 60];

/** Returns the page frame: what is compared in the header, the author and page number in the footer. */
export function getPage(comparison: ExportedComparison): Omit<TDocumentDefinitions, 'content'> {
  const { identifier, kind } = getTitle(comparison);
  const heading = pdfText(getHeading(comparison));
  const made = pdfText(exportWords.made(comparison.author, comparison.createdAt));
  const line = { fontSize: 8.5, color: PDF_COLORS.quiet };
  return {
    pageSize: 'LETTER',
    pageMargins: MARGINS,
    defaultStyle: { font: TEXT_FONT, fontSize: 9.5, lineHeight: 1.25, color: PDF_COLORS.ink },
    styles: STYLES,
    info: { title: `${printableText(identifier)}: ${kind}`, author: FILE_AUTHOR, creator: FILE_AUTHOR },
    language: 'en-US',
    displayTitle: true,
    header: (page: number) => (page === 1 ? '' : { text: heading, ...line, margin: [MARGINS[0], 30, MARGINS[2], 0] }),
    footer: (page: number, pages: number) => ({
      columns: [{ text: made }, { text: exportWords.page(page, pages), alignment: 'right' }],
      ...line,
      margin: [MARGINS[0], 20, MARGINS[2], 0],
    }),
  };
}

import type { CellValue, ExportColumn, ExportTable } from '../export-table.ts';
import type { WallTime } from '../wall-time.ts';
import { CELL_STYLES } from './cell-styles.ts';
import { cellXml, textCellXml } from './cell-xml.ts';
import { columnLetters } from './column-letters.ts';
import type { SheetLinks } from './sheet-links.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/** Writes the XML of a sheet in chunks (ECMA-376 part 1, 18.3). The header row is frozen and has filters. */
export async function* sheetXml(
  { columns, chunks }: Omit<ExportTable, 'name'>,
  links: SheetLinks,
  wallClock: (at: number) => WallTime,
): AsyncGenerator<string> {
  const letters = columns.map((_, place) => columnLetters(place));
  yield `${HEAD}${getWidths(columns)}<sheetData>`;
  const headers = columns.map(({ header }, place) => textCellXml(header, `${letters[place]}1`, CELL_STYLES.header));
  yield `<row r="1">${headers.join('')}</row>`;
  let last = 1;
  for await (const rows of chunks) {
    const written = rows.map((row) => {
      last += 1;
      return rowXml(row, { number: last, columns, letters, links, wallClock });
    });
    if (written.length > 0) yield written.join('');
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${last}"/>`;
  yield* links.asHyperlinks();
  yield '</worksheet>';
}

interface RowPlace {
  number: number;
  columns: readonly ExportColumn[];
  letters: readonly string[];
  links: SheetLinks;
  wallClock: (at: number) => WallTime;
}

function rowXml(row: readonly CellValue[], { number, columns, letters, links, wallClock }: RowPlace): string {
  const cells = row.map((value, place) => {
    const reference = `${letters[place]}${number}`;
    const kind = columns[place]?.kind ?? 'text';
    const isLink = kind === 'link' && typeof value === 'string' && links.add(reference, value);
    return cellXml(value, { reference, kind: kind === 'link' && !isLink ? 'text' : kind }, wallClock);
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

function getWidths(columns: readonly ExportColumn[]): string {
  const each = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${each.join('')}</cols>`;
}

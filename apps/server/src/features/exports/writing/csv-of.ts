import { stringify } from 'csv-stringify/sync';
import { cellText } from './cell-text.ts';
import type { CellKind, CellValue, ExportTable } from './export-table.ts';
import { isoOf, wallClockOf } from './wall-time.ts';

/** Excel takes a file without it for one of the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180), in UTF-8. What a spreadsheet would take for a formula gets an apostrophe before it, as
 * OWASP recommends: https://owasp.org/www-community/attacks/CSV_Injection
 */
export async function* csvOf(
  { columns, portions }: Omit<ExportTable, 'name'>,
  timeZone: string,
): AsyncGenerator<string> {
  const wallClock = wallClockOf(timeZone);
  const textOf = (value: CellValue, kind: CellKind | undefined) => {
    if (value === null) return '';
    if (kind === 'time' && typeof value === 'number') return isoOf(wallClock(value));
    return cellText(String(value));
  };
  yield BYTE_ORDER_MARK + linesOf([columns.map(({ header }) => header)]);
  for await (const rows of portions) {
    yield linesOf(rows.map((row) => row.map((value, place) => textOf(value, columns[place]?.kind))));
  }
}

function linesOf(records: string[][]): string {
  return stringify(records, { escape_formulas: true, record_delimiter: 'windows' });
}

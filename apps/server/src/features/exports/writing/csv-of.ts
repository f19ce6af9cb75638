import { BYTE_ORDER_MARK, csvLines } from '../../../platform/files/csv-lines.ts';
import type { CellKind, CellValue, ExportTable } from './export-table.ts';
import { isoOf, wallClockOf } from './wall-time.ts';

/** Writes a table as CSV in UTF-8. */
export async function* csvOf({ columns, chunks }: Omit<ExportTable, 'name'>, timeZone: string): AsyncGenerator<string> {
  const wallClock = wallClockOf(timeZone);
  const textOf = (value: CellValue, kind: CellKind | undefined) => {
    if (value === null) return '';
    return kind === 'time' && typeof value === 'number' ? isoOf(wallClock(value)) : String(value);
  };
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ header }) => header)]);
  for await (const rows of chunks) {
    yield csvLines(rows.map((row) => row.map((value, place) => textOf(value, columns[place]?.kind))));
  }
}

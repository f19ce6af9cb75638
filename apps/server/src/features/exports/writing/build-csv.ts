import { BYTE_ORDER_MARK, csvLines } from '../../../platform/files/csv-lines.ts';
import type { CellKind, CellValue, ExportTable } from './export-table.ts';
import { getIso, getWallClock } from './wall-time.ts';

/** Writes a table as CSV in UTF-8. */
export async function* buildCsv(
  { columns, chunks }: Omit<ExportTable, 'name'>,
  timeZone: string,
): AsyncGenerator<string> {
  const wallClock = getWallClock(timeZone);
  const getText = (value: CellValue, kind: CellKind | undefined) => {
    if (value === null) return '';
    return kind === 'time' && typeof value === 'number' ? getIso(wallClock(value)) : String(value);
  };
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ header }) => header)]);
  for await (const rows of chunks) {
    yield csvLines(rows.map((row) => row.map((value, place) => getText(value, columns[place]?.kind))));
  }
}

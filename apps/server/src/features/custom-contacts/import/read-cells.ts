import { FILE_IMPORT_LIMITS, type ImportField, type ImportMapping } from '@rotunda/contract';
import type { CsvRow } from './csv-rows.ts';

/** Cells of a row that say something, by field; blanks around them are not meant. */
export type Values = ReadonlyMap<ImportField, string>;

/** What stands in a row, or why it cannot be read. */
export function readCells(row: CsvRow, columns: number, mapping: ImportMapping): Values | { reason: string } {
  if (row.isUnclosed) return { reason: 'A quotation mark is never closed.' };
  if (row.cells.length !== columns) {
    const { columns: most } = FILE_IMPORT_LIMITS;
    const found = row.cells.length > most ? `More than ${most} columns` : countOf(row.cells.length, 'column');
    const reason = `${found} where the first line has ${countOf(columns, 'column')}.`;
    return { reason };
  }
  const values = new Map<ImportField, string>();
  for (const [index, field] of mapping.entries()) {
    const value = row.cells[index]?.trim() ?? '';
    if (field !== null && value !== '') values.set(field, value);
  }
  return values;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

import { FILE_IMPORT_LIMITS, type ImportField, type ImportMapping } from '@rotunda/contract';
import { unguarded } from '../../../platform/files/formula-guard.ts';
import type { CsvRow } from './csv-rows.ts';

/** Nonempty cells of a row by field, without surrounding spaces. */
export type Values = ReadonlyMap<ImportField, string>;

/** Reads the cells of a row, or returns why they cannot be read. */
export function readCells(row: CsvRow, columns: number, mapping: ImportMapping): Values | { reason: string } {
  if (row.isUnclosed) return { reason: 'A quotation mark is never closed.' };
  // Spreadsheets leave out the empty cells at the end of a line, or add some.
  if (row.cells.slice(columns).some((cell) => cell.trim() !== '') || row.cells.length > FILE_IMPORT_LIMITS.columns) {
    const { columns: max } = FILE_IMPORT_LIMITS;
    const found = row.cells.length > max ? `More than ${max} columns` : getCount(row.cells.length, 'column');
    const reason = `${found} where the first line has ${getCount(columns, 'column')}.`;
    return { reason };
  }
  const values = new Map<ImportField, string>();
  for (const [index, field] of mapping.entries()) {
    const value = valueOf(row.cells[index] ?? '');
    if (field !== null && ERROR_VALUE.test(value)) return { reason: getErrorReason(value) };
    if (field !== null && value !== '') values.set(field, value);
  }
  return values;
}

/** What people and spreadsheets write into a cell that says nothing. */
const NOTHING = /^(?:[-–—]+|n\/a|#n\/a)$/i;
/**
 * What Excel, Google Sheets and LibreOffice write where a formula has no result (the error values of ECMA-376, part 1,
 * 18.17.3, and newer ones). The value is lost, unlike with `#N/A`, which says that there is none.
 */
const ERROR_VALUE =
  /^(?:#(?:ref|value|name|div\/0|num|null|spill|calc|field|blocked|connect|busy|unknown|external|python|error)[!?]|#getting_data|err:\d{3})$/i;
const getErrorReason = (value: string) =>
  `The spreadsheet has the error ${value} in place of a value. Correct the cell, then save the file again.`;
/** Text that a formula keeps from becoming a number: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** Returns what a cell says; empty if it says nothing. */
function valueOf(cell: string): string {
  const text = cell.trim();
  const value = TEXT_FORMULA.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? unguarded(text);
  return NOTHING.test(value) ? '' : value;
}

const getCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

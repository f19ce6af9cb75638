import { FILE_IMPORT_LIMITS, FILE_IMPORT_TEXTS, type ImportField, type ImportMapping } from '@rotunda/contract';
import { FileError } from '../../../platform/files/file-error.ts';
import type { FaultyLine, ReadLine } from '../../file-imports/index.ts';
import { readCells } from './read-cells.ts';
import { tableRows } from './table-rows.ts';

/** Line as read; the kind of import decides what its values mean. */
export interface PlainLine extends ReadLine {
  values: Partial<Record<ImportField, string>>;
}

/**
 * Reads the lines after the header; a faulty line does not affect others.
 * @throws FileError for more lines than allowed
 */
export function* readPlainRows(
  text: string,
  { delimiter, mapping, columnNames }: { delimiter: string; mapping: ImportMapping; columnNames: readonly string[] },
): Generator<PlainLine | FaultyLine> {
  const rows = tableRows(text, delimiter, columnNames);
  const columns = rows.next().value?.cells.length ?? 0;
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > FILE_IMPORT_LIMITS.rows) throw new FileError(FILE_IMPORT_TEXTS.tooManyRows);
    const { line, raw } = row;
    const read = readCells(row, columns, mapping);
    yield 'reason' in read ? { line, raw, ...read } : { line, raw, values: Object.fromEntries(read) };
  }
}

import { FILE_IMPORT_LIMITS, FILE_IMPORT_TEXTS, type ImportField, type ImportMapping } from '@rotunda/contract';
import { FileFault } from '../../../platform/files/file-fault.ts';
import type { FaultyLine, ReadLine } from '../../file-imports/index.ts';
import { csvRows } from './csv-rows.ts';
import { readCells } from './read-cells.ts';

/** A line as it stands: what its values mean is decided by who asked for it. */
export interface PlainLine extends ReadLine {
  values: Partial<Record<ImportField, string>>;
}

/**
 * The lines behind the first, each by itself: a faulty one costs nothing but itself.
 * @throws FileFault for more lines than a file may have
 */
export function* readPlainRows(
  text: string,
  { delimiter, mapping }: { delimiter: string; mapping: ImportMapping },
): Generator<PlainLine | FaultyLine> {
  const rows = csvRows(text, delimiter);
  const columns = rows.next().value?.cells.length ?? 0;
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > FILE_IMPORT_LIMITS.rows) throw new FileFault(FILE_IMPORT_TEXTS.tooManyRows);
    const { line, raw } = row;
    const read = readCells(row, columns, mapping);
    yield 'reason' in read ? { line, raw, ...read } : { line, raw, values: Object.fromEntries(read) };
  }
}

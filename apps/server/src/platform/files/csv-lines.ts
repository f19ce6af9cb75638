import { stringify } from 'csv-stringify/sync';
import { cellText } from './cell-text.ts';
import { guarded } from './formula-guard.ts';

/** Excel assumes the system's legacy encoding for a file without it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Renders rows as lines of CSV (RFC 4180). Anything that a spreadsheet would interpret as a formula gets a leading
 * apostrophe, which our own imports remove again.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => guarded(cellText(cell))));
  // A line break that is not the end of a record must be quoted too; the library looks only for the latter.
  return stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

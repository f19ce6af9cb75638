import { stringify } from 'csv-stringify/sync';
import { cellText } from './cell-text.ts';

/** Excel takes a file that does not begin with it for one of the system's old encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as lines of CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, as OWASP
 * recommends: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(cellText));
  return stringify(cells, { escape_formulas: true, record_delimiter: 'windows' });
}

import { stringify } from 'csv-stringify/sync';
import { cellText } from './cell-text.ts';

/** Excel assumes the system's legacy encoding for a file without it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Renders rows as lines of CSV (RFC 4180). Anything that a spreadsheet would interpret as a formula gets a leading
 * apostrophe, as OWASP recommends: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(cellText));
  return stringify(cells, { escape_formulas: true, record_delimiter: 'windows' });
}

/**
 * Characters with which a spreadsheet begins a formula, also in their full-width forms, as OWASP lists them:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Puts an apostrophe before what a spreadsheet would take for a formula. A cell that already begins like a guarded one
 * gets another, so that `unguarded` returns every cell to what it was.
 */
export function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe of a guarded cell. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

import { reducedName } from '../../../platform/files/reduced-name.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';

/** Rows among which the one with the column names is looked for. */
const LOOKED_AT = 10;

/**
 * Reads the rows of a table, beginning with the one that has the column names: titles before it, and the line of groups
 * above it, are left out, and so are every repetition of it and lines whose cells are all empty.
 *
 * @param columnNames names that such columns usually have, in letters only; without any, the first row counts
 */
export function* tableRows(text: string, delimiter: string, columnNames: readonly string[]): Generator<CsvRow> {
  const rows = csvRows(text, delimiter, countBefore(text, delimiter, new Set(columnNames)));
  const header = rows.next().value;
  if (header === undefined) return;
  yield header;
  const names = getKey(header);
  // Spreadsheets write the lines below a table that are empty, too.
  const says = ({ cells }: CsvRow) => cells.some((cell) => cell.trim() !== '');
  for (const row of rows) if (says(row) && getKey(row) !== names) yield row;
}

const getKey = ({ cells }: CsvRow) =>
  cells
    .map((cell) => cell.trim().toLowerCase())
    .join('\n')
    .trimEnd();

/** Counts the rows before the column names. Another row than the first must have clearly more of the known names. */
function countBefore(text: string, delimiter: string, known: ReadonlySet<string>): number {
  if (known.size === 0) return 0;
  const found: number[] = [];
  for (const { cells } of csvRows(text, delimiter)) {
    found.push(new Set(cells.map(reducedName).filter((name) => known.has(name))).size);
    if (found.length === LOOKED_AT) break;
  }
  const [first = 0] = found;
  const most = Math.max(...found, 0);
  return most >= first + 2 ? found.indexOf(most) : 0;
}

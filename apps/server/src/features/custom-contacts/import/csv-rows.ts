import { FILE_IMPORT_LIMITS } from '@rotunda/contract';

/** Row of a table. */
export interface CsvRow {
  /** Number of the line where the row starts; the first line of the file is 1. */
  line: number;
  /** The first 101 cells, enough to detect a row with too many, of which there may be millions. */
  cells: string[];
  /** A quote was not closed within the limit, so the row is only this line and the next line is parsed as a new row. */
  isUnclosed: boolean;
  /** Beginning of the row, exactly as in the file. */
  raw: string;
}

/** Longer than any field of a contact; a quote still open after this many characters was not meant as one. */
const MAX_QUOTED = 20_000;
const MAX_RAW = 2000;
const MAX_CELLS = FILE_IMPORT_LIMITS.columns + 1;
const LINE_END = /[\r\n]/;
/** First line by which Excel is told the delimiter; it is no row. */
export const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\r|\n|$)/i;

/**
 * Parses comma-separated values (RFC 4180) with any delimiter and line ending and skips empty lines. It is written by
 * hand because a broken line must not affect others and every row must know its line, and libraries fail at both when a
 * quote is never closed.
 * @param skipped number of rows that stand before the table
 */
export function* csvRows(text: string, delimiter: string, skipped = 0): Generator<CsvRow> {
  let at = SEPARATOR_LINE.exec(text)?.[0].length ?? 0;
  let line = at === 0 ? 1 : 2;
  // Programs that add the line may leave the byte order mark of the text behind it.
  if (text[at] === '\uFEFF') at += 1;
  let columns: number | null = null;
  let count = 0;
  while (at < text.length) {
    const whole: Row | null = readRow(text, at, delimiter);
    const row: Row = whole === null || isSwallowing(whole, columns, text, at, delimiter) ? brokenRow(text, at) : whole;
    const raw = text.slice(at, Math.min(row.end, at + MAX_RAW)).replace(/[\r\n]+$/, '');
    if (row.cells.length > 1 || row.cells[0]?.trim() !== '') {
      count += 1;
      if (count > skipped) {
        columns ??= row.cells.length;
        yield { line, cells: row.cells, isUnclosed: row.isUnclosed, raw };
      }
    }
    line += countLines(text, at, row.end);
    at = row.end;
  }
}

/**
 * Whether a stray quote swallowed lines up to the next quote, which rarely produces the right number of cells. A row
 * with a line break in a cell may lack its empty last cells, but then its first line alone is no row.
 */
function isSwallowing(
  { cells, end }: Row,
  columns: number | null,
  text: string,
  at: number,
  delimiter: string,
): boolean {
  if (columns === null || cells.length === columns || !cells.some((cell) => LINE_END.test(cell))) return false;
  const firstLine = text.slice(at, Math.min(end, endOfLine(text, at)));
  return cells.length > columns || firstLine.split(delimiter).length >= columns;
}

interface Row {
  cells: string[];
  isUnclosed: boolean;
  /** Offset of the next row. */
  end: number;
}

/** Returns null if a quoted cell is not closed. */
function readRow(text: string, start: number, delimiter: string): Row | null {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at) : { value: '', end: at };
    if (cell === null || (LINE_END.test(cell.value) && !isEndOfCell(text, cell.end, delimiter))) return null;
    const end = endOfPlain(text, cell.end, delimiter);
    if (cells.length < MAX_CELLS) cells.push(cell.value + text.slice(cell.end, end));
    if (text[end] !== delimiter) return { cells, isUnclosed: false, end: afterLineEnd(text, end) };
    at = end + 1;
  }
}

/** A multiline cell must end right after its quote; otherwise the quote belongs to another cell. */
function isEndOfCell(text: string, at: number, delimiter: string): boolean {
  return at === text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';
}

function readQuoted(text: string, start: number): { value: string; end: number } | null {
  let value = '';
  let from = start + 1;
  while (value.length <= MAX_QUOTED) {
    const quote = text.indexOf('"', from);
    if (quote === -1 || quote - from > MAX_QUOTED) return null;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
  return null;
}

function endOfLine(text: string, from: number): number {
  const end = text.slice(from, from + MAX_QUOTED).search(LINE_END);
  return end === -1 ? text.length : from + end;
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Returns the raw line as a single cell. */
function brokenRow(text: string, start: number): Row {
  const end = endOfPlain(text, start, '\n');
  return {
    cells: [text.slice(start, Math.min(end, start + MAX_RAW))],
    isUnclosed: true,
    end: afterLineEnd(text, end),
  };
}

function afterLineEnd(text: string, at: number): number {
  if (text[at] === '\r' && text[at + 1] === '\n') return at + 2;
  return Math.min(at + 1, text.length);
}

function countLines(text: string, start: number, end: number): number {
  let lines = 0;
  for (let at = start; at < end; at = afterLineEnd(text, at)) {
    while (at < end && text[at] !== '\n' && text[at] !== '\r') at += 1;
    lines += 1;
  }
  return lines;
}

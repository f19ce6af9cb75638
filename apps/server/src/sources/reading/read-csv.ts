import Papa from 'papaparse';
import type { InputEntry } from '../source.ts';
import { utf8Chunks, utf8Text } from './decode-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** A row by its column names, or the reason why this row failed. `position` is `path:row`; the header is row 1. */
export type CsvRow =
  | { ok: true; position: string; values: Readonly<Record<string, string>> }
  | { ok: false; position: string; reason: string; raw: string };

/** A longer row means an unclosed quote that swallows the file, or that the file is not a table. */
const MAX_ROW_CHARS = 8 * 1024 ** 2;
/** Real tables have up to forty columns. */
const MAX_COLUMNS = 1000;

type Newline = '\n' | '\r\n' | '\r';

interface ParsedChunk {
  rows: string[][];
  /** Number of characters consumed; the text after it is an unfinished row. */
  cursor: number;
  hasUnclosedQuote: boolean;
}

/**
 * Streams comma-separated values with a header row. Column names are trimmed, values are not. Empty rows are skipped; a
 * row with fewer fields than the header, or with more that are not empty, fails alone.
 * @param columns required columns; a file without them is another table, or none
 * @throws UnreadableInputError when the file is not UTF-8, has no header or not those columns, a quote is never closed,
 *   or the stream breaks.
 */
export async function* readCsv(entry: InputEntry, columns: readonly string[] = []): AsyncGenerator<CsvRow> {
  let header: string[] | undefined;
  let number = 0;
  for await (const row of csvRows(entry)) {
    number += 1;
    if (row.length === 1 && row[0]?.trim() === '') continue;
    if (!header) {
      header = getHeader(row, `${entry.path}:${number}`);
      checkColumns(header, columns);
      continue;
    }
    yield csvRow(`${entry.path}:${number}`, header, row);
  }
  if (!header) throw new UnreadableInputError('the file is empty: there is no header row');
}

function getHeader(row: readonly string[], position: string): string[] {
  if (row.length > MAX_COLUMNS) {
    throw new UnreadableInputError(`the header in ${position} has more than ${MAX_COLUMNS} columns`, {
      raw: row.join(),
    });
  }
  return row.map((name) => name.trim());
}

function checkColumns(header: readonly string[], columns: readonly string[]): void {
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length === 0) return;
  throw new UnreadableInputError(`not the table its name suggests: the header lacks ${missing.join(' and ')}`, {
    raw: header.join(),
  });
}

function csvRow(position: string, header: readonly string[], row: readonly string[]): CsvRow {
  // Spreadsheets add empty cells at the end of a line. A shorter row is refused: it may be one that was cut off.
  if (row.length < header.length || row.slice(header.length).some((cell) => cell.trim() !== '')) {
    const reason = `the row has ${row.length} fields, the header ${header.length}`;
    return { ok: false, position, reason, raw: row.join(',') };
  }
  const values: Record<string, string> = Object.create(null);
  header.forEach((name, index) => {
    values[name] = row[index] ?? '';
  });
  return { ok: true, position, values };
}

async function* csvRows(entry: InputEntry): AsyncGenerator<string[]> {
  let rest = '';
  let rowsBefore = 0;
  let newline: Newline | undefined;
  // An unfinished row is parsed again only after it has doubled in length; otherwise a long one would be parsed
  // hundreds of times.
  let parseFrom = 0;
  for await (const text of utf8Text(utf8Chunks(entry))) {
    rest += text;
    if (rest.length < parseFrom) continue;
    newline ??= guessNewline(rest);
    const parsed = newline === undefined ? NOTHING_PARSED : parseChunk(rest, newline, true);
    yield* parsed.rows;
    rowsBefore += parsed.rows.length;
    rest = rest.slice(parsed.cursor);
    if (rest.length > MAX_ROW_CHARS) throw tooLong(rest, rowsBefore + 1);
    parseFrom = Math.min(2 * rest.length, MAX_ROW_CHARS + 1);
  }
  if (rest === '') return;
  const parsed = parseChunk(rest, newline ?? '\n', false);
  if (parsed.hasUnclosedQuote) {
    const row = rowsBefore + parsed.rows.length;
    throw new UnreadableInputError(`a quoted field is never closed; reading stopped in row ${row}`, { raw: rest });
  }
  yield* parsed.rows.filter((row, index) => index < parsed.rows.length - 1 || row.length > 1 || row[0] !== '');
}

const NOTHING_PARSED: ParsedChunk = { rows: [], cursor: 0, hasUnclosedQuote: false };

function tooLong(rest: string, row: number): UnreadableInputError {
  const reason = `the row is longer than ${MAX_ROW_CHARS} characters, or a quoted field is never closed`;
  return new UnreadableInputError(`${reason}; reading stopped in row ${row}`, { raw: rest });
}

/**
 * Returns the line ending of the first row, outside quotes, because quoted fields may contain other line endings than
 * the rows.
 */
function guessNewline(text: string): Newline | undefined {
  let at = 0;
  let end = -1;
  for (;;) {
    if (end < at) end = indexOfLineEnd(text, at);
    if (end === -1) return undefined;
    const quote = text.indexOf('"', at);
    if (quote === -1 || end < quote) break;
    // A doubled quote ends a field and starts it again, which has the same result.
    const closing = text.indexOf('"', quote + 1);
    if (closing === -1) return undefined;
    at = closing + 1;
  }
  if (text[end] === '\n') return '\n';
  // The last character read may be the first half of a line ending.
  if (end === text.length - 1) return undefined;
  return text[end + 1] === '\n' ? '\r\n' : '\r';
}

function indexOfLineEnd(text: string, from: number): number {
  const lineEnd = /[\r\n]/g;
  lineEnd.lastIndex = from;
  return lineEnd.exec(text)?.index ?? -1;
}

/** Parses a chunk. With `isPartial`, the last row may continue in the next chunk and is left for it. */
function parseChunk(text: string, newline: Newline, isPartial: boolean): ParsedChunk {
  // Typed manually because the library does not type its low-level parser.
  const parsed: { data: string[][]; errors: { code: string }[]; meta: { cursor: number } } = new Papa.Parser({
    delimiter: ',',
    newline,
  }).parse(text, 0, isPartial);
  return {
    rows: parsed.data,
    cursor: parsed.meta.cursor,
    hasUnclosedQuote: parsed.errors.some((error) => error.code === 'MissingQuotes'),
  };
}

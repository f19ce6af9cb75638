/** An entry of a list in one cell: quoted, as our exports write one that contains the separator, or plain. */
const ENTRY = /\s*(?:("(?:[^"]|"")*")\s*(?=;|$)|([^;]*))(?:;|$)/gy;

/** Splits a cell that lists several values with semicolons (`A; "B; C"`) and leaves out empty ones. */
export function splitListed(cell: string): string[] {
  if (cell === '') return [];
  const entries = [...cell.matchAll(ENTRY)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() : (unquotedListed(quoted) ?? quoted),
  );
  return entries.filter((entry) => entry !== '');
}

/** Returns the value of a quoted entry; null for one that our exports would not have quoted. */
export function unquotedListed(entry: string): string | null {
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(entry) ?? [];
  return quoted !== undefined && /[;"]/.test(quoted) ? quoted.replaceAll('""', '"') : null;
}

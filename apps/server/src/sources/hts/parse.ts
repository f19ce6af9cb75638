import { createHash } from 'node:crypto';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { parseEachEntry, quarantined, readJson } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { ChapterLines } from './chapter-lines.ts';
import { editionIn } from './edition-in.ts';
import { type TariffRow, tariffRowSchema } from './row-schema.ts';

/** Row hashes of each chapter by position, and the file they came from: the first of several files takes precedence. */
type ChaptersRead = Map<number, { path: string; marks: Map<number, string> }>;

/** Parses exports of the schedule: a JSON list of rows of one or more chapters. */
export function parseTariffSchedule(entries: AsyncIterable<InputEntry>): AsyncGenerator<ParsedRecord> {
  const read: ChaptersRead = new Map();
  return parseEachEntry((entry) => parseExport(entry, read))(entries);
}

async function* parseExport(entry: InputEntry, read: ChaptersRead): AsyncGenerator<ParsedRecord> {
  const json = await readJson(entry);
  if (!Array.isArray(json)) {
    yield quarantined(entry.path, 'not a list of rows of the schedule', json);
    return;
  }
  const rows = json.map((row: unknown) => validateRecord(tariffRowSchema, row));
  const codes = codesFrom(rows);
  const lines = new ChapterLines(editionIn(entry.path));
  for (const [index, row] of rows.entries()) {
    const position = `${entry.path}[${index}]`;
    const raw: unknown = json[index];
    const record = row.ok ? lines.add(row.value, codes[index]) : lines.skip();
    if (!row.ok) yield quarantined(position, row.reason, raw);
    else if (record === undefined)
      yield quarantined(position, 'no code before or after the row tells its chapter', raw);
    else {
      const rival = getRival(read, entry.path, record, raw);
      if (rival === null) yield { ok: true, position, record };
      else yield quarantined(position, `chapter ${record.chapter} was read from ${rival}, where this row differs`, raw);
    }
  }
}

/** Returns for each row its own code or that of the next row that has one. */
function codesFrom(rows: readonly Validated<TariffRow>[]): (string | undefined)[] {
  const codes: (string | undefined)[] = [];
  let next: string | undefined;
  for (const [index, row] of [...rows.entries()].toReversed()) {
    if (row.ok) next = row.value.htsno ?? next;
    codes[index] = next;
  }
  return codes;
}

/** Returns the file that the chapter was first read from if its row at this position differs, otherwise null. */
function getRival(
  read: ChaptersRead,
  path: string,
  { chapter, position }: { chapter: number; position: number },
  raw: unknown,
): string | null {
  const mark = createHash('sha256').update(JSON.stringify(raw)).digest('base64');
  const known = read.get(chapter) ?? { path, marks: new Map<number, string>() };
  read.set(chapter, known);
  if (known.path !== path) return known.marks.get(position) === mark ? null : known.path;
  known.marks.set(position, mark);
  return null;
}

import { parseEachEntry, quarantined, readCsv, readJson, readJsonLines } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapStateRegulation } from './map-row.ts';
import { REQUIRED_COLUMNS } from './row-schema.ts';

export function acceptsStateFile(entryPath: string): boolean {
  return /\.(?:csv|jsonl?)$/i.test(entryPath);
}

/** Parses tables of state rules and notices: CSV, JSON lines or a JSON list. */
export const parseStateRegulations = parseEachEntry(async function* (entry) {
  if (/\.csv$/i.test(entry.name)) yield* parseTable(entry);
  else if (/\.jsonl$/i.test(entry.name)) yield* parseLines(entry);
  else yield* parseList(await readJson(entry), entry.path);
});

async function* parseTable(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const row of readCsv(entry, REQUIRED_COLUMNS)) yield row.ok ? recorded(row.position, row.values) : row;
}

async function* parseLines(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const line of readJsonLines(entry)) yield line.ok ? recorded(line.position, line.value) : line;
}

function* parseList(json: unknown, path: string): Generator<ParsedRecord> {
  if (!Array.isArray(json)) {
    yield quarantined(path, 'not a list of regulations', json);
    return;
  }
  for (const [index, row] of json.entries()) yield recorded(`${path}[${index}]`, row);
}

function recorded(position: string, row: unknown): ParsedRecord {
  const mapped = mapStateRegulation(row);
  return mapped.ok ? { ok: true, position, record: mapped.value } : quarantined(position, mapped.reason, row);
}

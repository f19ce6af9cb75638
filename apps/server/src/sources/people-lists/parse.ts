import { parseEachEntry, quarantined, readCsv, readJsonItems } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapPersonRow } from './map-row.ts';
import { REQUIRED_COLUMNS } from './row-schema.ts';

export function acceptsPeopleList(entryPath: string): boolean {
  return /\.(?:csv|jsonl?|ndjson)$/i.test(entryPath);
}

/** Parses each row as one position of one person. A row that cannot be read does not affect the others. */
export const parsePeopleLists = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  if (/\.csv$/i.test(entry.name)) {
    for await (const row of readCsv(entry, REQUIRED_COLUMNS)) yield row.ok ? recorded(row.position, row.values) : row;
  } else {
    for await (const item of readJsonItems(entry, ['people']))
      yield item.ok ? recorded(item.position, item.value) : item;
  }
});

function recorded(position: string, row: unknown): ParsedRecord {
  const mapped = mapPersonRow(row);
  return mapped.ok ? { ok: true, position, record: mapped.value } : quarantined(position, mapped.reason, row);
}

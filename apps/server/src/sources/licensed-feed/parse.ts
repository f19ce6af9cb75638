import { parseEachEntry, quarantined, readJsonLines } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { cursorSchema } from './client.ts';
import { mapFile } from './map-file.ts';
import { mapLine } from './map-line.ts';

const LINES = /\.(?:jsonl|ndjson)$/i;

export function acceptsFeedFile(entryPath: string): boolean {
  return LINES.test(entryPath) || /\.pdf$/i.test(entryPath);
}

/** Parses JSON lines and the PDFs that they name, in any order. */
export const parseFeed = parseEachEntry(async function* (entry) {
  if (LINES.test(entry.name)) yield* parseLines(entry);
  else yield await mapFile(entry);
});

async function* parseLines(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const line of readJsonLines(entry)) {
    if (!line.ok) {
      yield line;
      continue;
    }
    // The cursor line of a live page contains no record.
    if (cursorSchema.safeParse(line.value).success) continue;
    const mapped = mapLine(line.value);
    yield mapped.ok
      ? { ok: true, position: line.position, record: mapped.record }
      : quarantined(line.position, mapped.reason, line.value);
  }
}

import { readRecordText } from '../mapping/transcript/read-record-text.ts';
import { parseEachEntry } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapTranscript } from './map-transcript.ts';
import { readHead } from './read-head.ts';

export function acceptsTranscript(entryPath: string): boolean {
  return /\.txt$/i.test(entryPath);
}

/** Parses each file as one transcript. */
export const parseTranscripts = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const text = await readRecordText(entry);
  const { head, body } = readHead(text);
  const mapped = mapTranscript(head, body);
  yield mapped.ok
    ? { ok: true, position: entry.path, record: mapped.value }
    : quarantined(entry.path, mapped.reason, text);
});

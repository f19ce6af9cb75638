import { cutText } from '@rotunda/domain';
import { parseEachEntry } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { readXml } from '../reading/read-xml.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapRollCall } from './map.ts';

export function acceptsRollCallFile(entryPath: string): boolean {
  return /\.xml$/i.test(entryPath);
}

/** Parses each file as one roll call. */
export const parseRollCalls = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const root = await readXml(entry);
  const mapped = mapRollCall(root, [entry.url, entry.path]);
  yield typeof mapped === 'string'
    ? quarantined(entry.path, mapped, cutText(root.plainText(), 2000))
    : { ok: true, position: entry.path, record: mapped };
});

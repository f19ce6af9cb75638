import { cutText } from '@rotunda/domain';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { parseEachEntry, quarantined, readXml } from '../reading/index.ts';
import { mapText } from './map.ts';

const RAW_LENGTH = 2000;

/** Parses each file as one document. */
export const parseBillText = parseEachEntry(parseFile);

async function* parseFile(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const root = await readXml(entry);
  const mapped = mapText(root, entry.name);
  if (mapped.ok) yield { ok: true, position: entry.path, record: mapped.record };
  else yield quarantined(entry.path, mapped.reason, cutText(root.plainText(), RAW_LENGTH));
}

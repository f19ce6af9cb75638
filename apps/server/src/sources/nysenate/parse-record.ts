import { cutText } from '@rotunda/domain';
import type { TranscriptRecord } from '@rotunda/domain';
import { quarantined } from '../reading/quarantined.ts';
import { skipFile } from '../reading/files-account.ts';
import { readRecordText } from '../mapping/transcript/read-record-text.ts';
import { printedPages } from '../mapping/transcript/printed-pages.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { isHearingRecord, mapHearingRecord } from './map-hearing-record.ts';
import { isSessionRecord, mapSessionRecord } from './map-session-record.ts';

/** Whether the name is that of a record: `SenateLD123121.txt`, `011701.V1`, `1993-03-10T1210`. */
export function isRecordName(entryPath: string): boolean {
  return /\.(?:txt|v\d)$/i.test(entryPath) || /(?:^|\/)\d{4}-\d\d-\d\dT\d{4}$/.test(entryPath);
}

/** Maximum characters kept of a quarantined record. */
const MAX_KEPT_CHARACTERS = 2000;

/** Parses a stenographic record printed to text; its first page shows whether it is a session or a hearing. */
export async function* parseRecord(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const text = await readRecordText(entry);
  const pages = printedPages(text);
  const head = (pages[0]?.lines ?? []).map((line) => line.text).join('\n');
  const map = isSessionRecord(head) ? mapSessionRecord : isHearingRecord(head) ? mapHearingRecord : undefined;
  if (map === undefined) {
    skipFile(entry, 'it is not a record of a session or hearing');
    return;
  }
  const record = ofNamedDay(map(head, pages), entry.name);
  yield typeof record === 'string'
    ? quarantined(entry.path, record, cutText(text, MAX_KEPT_CHARACTERS))
    : { ok: true, position: entry.path, record };
}

/** Returns the record, or the reason when its file is named after another day: `1993-03-10T1210`. */
function ofNamedDay(record: TranscriptRecord | string, name: string): TranscriptRecord | string {
  const named = /^(\d{4}-\d\d-\d\d)T\d{4}$/.exec(name)?.[1];
  if (typeof record === 'string' || named === undefined || named === record.date) return record;
  return `the record is dated ${record.date}, but its file is named after ${named}`;
}

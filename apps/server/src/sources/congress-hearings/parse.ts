import { cutText } from '@rotunda/domain';
import { validateRecord } from '../mapping/validate-record.ts';
import { markUsed } from '../reading/files-account.ts';
import { entryFolder } from '../reading/find-input-files.ts';
import { unreadableReason } from '../reading/input-entry.ts';
import { getError } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { readCsv } from '../reading/read-csv.ts';
import { readJson } from '../reading/read-json.ts';
import { readXml } from '../reading/read-xml.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { HEARING_TABLES, HearingTables, type HearingTable, TABLE_COLUMNS } from './hearing-tables.ts';
import { mapHouseMeeting } from './map-house-meeting.ts';
import { mapMeeting } from './map.ts';
import { meetingAnswerSchema, meetingSchema } from './schemas.ts';

/**
 * Whether the file is one of the five tables of the CSV export, an API response about one meeting (named by chamber and
 * event), or a notice or witness list of the House Committee Repository.
 */
export function acceptsHearingsFile(entryPath: string): boolean {
  return getTable(entryPath) !== undefined || /\.(?:json|xml)$/i.test(entryPath);
}

function getTable(entryPath: string): HearingTable | undefined {
  const name = /(?:^|[/!])([a-z_]+)\.csv$/.exec(entryPath)?.[1];
  return HEARING_TABLES.find((table) => table === name);
}

/** Parses each hearing or meeting as one record; tables are joined by folder. */
export async function* parseHearings(entries: AsyncIterable<InputEntry>): AsyncGenerator<ParsedRecord> {
  let joined: { folder: string; tables: HearingTables } | undefined;
  for await (const entry of entries) {
    const table = getTable(entry.name);
    const folder = entryFolder(entry.path);
    if (joined && (table === undefined || joined.folder !== folder)) {
      yield* joined.tables.records();
      joined = undefined;
    }
    if (table !== undefined) joined ??= { folder, tables: new HearingTables() };
    yield* readEntry(entry, table, joined?.tables);
  }
  if (joined) yield* joined.tables.records();
}

async function* readEntry(
  entry: InputEntry,
  table: HearingTable | undefined,
  tables: HearingTables | undefined,
): AsyncGenerator<ParsedRecord> {
  const known = unreadableReason(entry);
  if (known) {
    yield quarantined(entry.path, known.reason, known.raw);
    return;
  }
  try {
    if (/\.xml$/i.test(entry.name)) yield await parseHouseFile(entry);
    else if (table === undefined || tables === undefined) yield parseMeeting(entry, await readJson(entry));
    else {
      for await (const row of readCsv(entry, TABLE_COLUMNS[table])) {
        const fault = tables.add(table, row);
        if (fault) yield fault;
      }
      markUsed(entry);
    }
  } catch (error) {
    yield getError(entry, error);
  }
}

async function parseHouseFile(entry: InputEntry): Promise<ParsedRecord> {
  const root = await readXml(entry);
  const mapped = mapHouseMeeting(root);
  return typeof mapped === 'string'
    ? quarantined(entry.path, mapped, cutText(root.plainText(), 2000))
    : { ok: true, position: entry.path, record: mapped };
}

function parseMeeting({ path: position, url }: InputEntry, content: unknown): ParsedRecord {
  const answer = validateRecord(meetingAnswerSchema, content);
  const meeting = answer.ok ? validateRecord(meetingSchema, answer.value.committeeMeeting) : answer;
  if (!meeting.ok) return quarantined(position, `not a committee meeting: ${meeting.reason}`, content);
  const mapped = mapMeeting(meeting.value, url);
  return typeof mapped === 'string' ? quarantined(position, mapped, content) : { ok: true, position, record: mapped };
}

import { cutText } from '@rotunda/domain';
import type { BillRecord, HearingRecord, VoteRecord } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';
import { skipFile } from '../reading/files-account.ts';
import { parseEachEntry } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { readXml } from '../reading/read-xml.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapActiveList } from './map-active-list.ts';
import { mapAgenda } from './map-agenda.ts';
import { mapDigest, mapMemo, mapSameAs, mapSponsors } from './map-bill-parts.ts';
import { mapBillStatus } from './map-bill-status.ts';
import { mapMeetingRecords } from './map-meeting-record.ts';
import { mapCommitteeVotes, mapFloorVote } from './map-votes.ts';
import { isRecordName, parseRecord } from './parse-record.ts';
import { publishedMoment } from './published-moment.ts';

type Mapped = BillRecord | VoteRecord | HearingRecord | string;

/** Mapping of each file type, by root element. */
const MAPPINGS = new Map<string, (root: XmlElement) => readonly Mapped[]>([
  ['billstatus', (root) => [mapBillStatus(root)]],
  ['digestsummary', (root) => [mapDigest(root)]],
  ['sponsor_data', (root) => [mapSponsors(root)]],
  ['sameas', (root) => [mapSameAs(root)]],
  ['senate_billmemo', (root) => [mapMemo(root)]],
  ['senfloorvote', (root) => [mapFloorVote(root)]],
  ['senagenda', mapAgenda],
  ['senagendavote', (root) => [...mapCommitteeVotes(root), ...mapMeetingRecords(root)]],
  ['sencalendaractive', mapActiveList],
]);

/** Other file types that the publisher distributes, with their descriptions. */
const OTHER_KINDS: ReadonlyMap<string, string> = new Map([
  ['approval_memorandum', 'an approval memorandum of the Governor'],
  ['billtext_html', 'the text of a bill'],
  ['sencalendar', 'a calendar of the Senate'],
  ['sencommmem', 'the members of Senate committees'],
  ['veto_message', 'a veto message of the Governor'],
]);

/** File types whose withdrawal is skipped, because each file is a whole record and nothing would be left to store. */
const NOT_TAKEN_BACK: ReadonlySet<string> = new Set(['billstatus', 'senagenda', 'sencalendaractive', 'senfloorvote']);

/** Whether the file is XML or a record as text. Statutes and the feed before 2015 have other formats. */
export function acceptsNewYorkFile(entryPath: string): boolean {
  return /\.xml$/i.test(entryPath) || isRecordName(entryPath);
}

/**
 * Parses one document per file. An agenda contains the meetings of several committees, and their record the votes on
 * several bills.
 */
export const parseNewYork = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  if (isRecordName(entry.name)) {
    yield* parseRecord(entry);
    return;
  }
  const root = await readXml(entry);
  const mapping = MAPPINGS.get(root.localName);
  if (mapping === undefined) {
    const kind = OTHER_KINDS.get(root.localName);
    skipFile(
      entry,
      kind === undefined ? `it is of another kind (${root.localName})` : `it is ${kind}, which is not read`,
    );
    return;
  }
  if (root.attribute('action') === 'remove' && NOT_TAKEN_BACK.has(root.localName)) {
    skipFile(entry, 'it takes a record back, and what was read before is kept');
    return;
  }
  const published = definedFields({ sourceUpdatedTs: publishedMoment(entry.name) });
  const all = mapping(root);
  for (const [index, mapped] of all.entries()) {
    const position = all.length === 1 ? entry.path : `${entry.path}[${index}]`;
    const fault = typeof mapped === 'string' ? mapped : contradictionOfName(entry.name, mapped);
    yield typeof mapped === 'string' || fault !== undefined
      ? quarantined(position, fault ?? 'not a record', cutText(root.plainText(), 2000))
      : { ok: true, position, record: { ...mapped, ...published } };
  }
});

/** Files about one bill are named after it: `…_BILLSTAT_S05186.XML`. Returns the reason when the record is of another. */
function contradictionOfName(name: string, record: BillRecord | VoteRecord | HearingRecord): string | undefined {
  const [, house, digits] =
    /_(?:BILLSTAT|LDSUMM|LDSPON|SENMEMO|SAMEAS|SENFLVOT)_([A-Z])0*(\d+)[A-Z]?\.XML$/i.exec(name) ?? [];
  const id = record.kind === 'bill' ? record.fusionId : record.kind === 'vote' ? record.billFusionId : undefined;
  const own = id === undefined ? undefined : /-([a-z]-\d+)$/.exec(id)?.[1];
  const named = `${house?.toLowerCase()}-${digits}`;
  if (house === undefined || own === undefined || own === named) return undefined;
  const shown = (number: string) => number.toUpperCase().replace('-', '');
  return `the record is of bill ${shown(own)}, but its file is named after bill ${shown(named)}`;
}

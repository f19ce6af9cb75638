import { isoCodeOfUsState } from '@rotunda/domain';
import { validateRecord } from '../mapping/validate-record.ts';
import { parseEachEntry } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { readJsonItems } from '../reading/read-json-items.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapBill } from './map-bill.ts';
import { mapVoteEvent, type VoteContext } from './map-vote-event.ts';
import { apiPageSchema, billSchema, voteEventSchema } from './schemas.ts';

/**
 * Whether the file is scraper output (`bill_*.json`, `vote_event_*.json`, JSON lines of both), the bulk file of a
 * session (`NY_2017-2018_bills.json`) or a page of the API.
 */
export function acceptsBillsFile(entryPath: string): boolean {
  const name = entryPath.slice(entryPath.search(/[^/!]*$/));
  return /\.(?:jsonl|ndjson)$/i.test(name) || (/\.json$/i.test(name) && !/^jurisdiction_|^organization_/.test(name));
}

/** Parses each bill and each vote event as one record. */
export const parseBills = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const item of readJsonItems(entry, LISTS)) {
    if (!item.ok) yield quarantined(item.position, item.reason, item.raw);
    else if (isPage(entry) && item.position === entry.path) {
      const page = validateRecord(apiPageSchema, item.value);
      yield quarantined(entry.path, `not a page of the API: ${page.ok ? 'no results' : page.reason}`, item.value);
    } else yield* parseObject(item.position, item.value, entry.path);
  }
});

/** Names of the list of bills in responses of the API and in files made of them. */
const LISTS = ['results', 'bills', 'data'];

const isPage = (entry: InputEntry) => /page-\d+\.json$/.test(entry.path);

function* parseObject(position: string, item: unknown, path: string): Generator<ParsedRecord> {
  if (typeof item === 'object' && item !== null && 'motion_text' in item) {
    const context = contextOfPath(item, path);
    if (context === undefined) {
      yield quarantined(position, 'neither the vote nor the name of its file tells the jurisdiction', item);
    } else yield parseVoteEvent(position, item, context);
    return;
  }
  const bill = validateRecord(billSchema, item);
  const mapped = bill.ok ? mapBill(bill.value) : bill.reason;
  if (typeof mapped === 'string' || !bill.ok) {
    yield quarantined(position, typeof mapped === 'string' ? mapped : 'not a bill', item);
    return;
  }
  yield { ok: true, position, record: mapped };
  const context = {
    jurisdiction: bill.value.jurisdiction.id,
    // Where the record contradicts itself, its votes are of the bill that was identified.
    session: mapped.contradictions
      ? mapped.session
      : (bill.value.legislative_session ?? bill.value.session ?? mapped.session),
    billIdentifier: bill.value.identifier,
  };
  for (const [index, event] of (bill.value.votes ?? []).entries()) {
    yield parseVoteEvent(`${position}.votes[${index}]`, event, context);
  }
}

function parseVoteEvent(position: string, item: unknown, context: VoteContext): ParsedRecord {
  const event = validateRecord(voteEventSchema, item);
  const mapped = event.ok ? mapVoteEvent(event.value, context) : event.reason;
  return typeof mapped === 'string' ? quarantined(position, mapped, item) : { ok: true, position, record: mapped };
}

/**
 * Finds the jurisdiction of a vote event, which scrapers do not state. Identifiers of Congress begin with `us-`; other
 * events are in a folder or file named after their state (`_data/wy/…`, `wy-2026-vote-events.jsonl`).
 */
function contextOfPath(event: object, path: string): VoteContext | undefined {
  if ('jurisdiction' in event && typeof event.jurisdiction === 'object' && event.jurisdiction !== null) {
    const { jurisdiction } = event;
    if ('id' in jurisdiction && typeof jurisdiction.id === 'string') return { jurisdiction: jurisdiction.id };
  }
  if ('identifier' in event && typeof event.identifier === 'string' && /^us-\d{4}-/.test(event.identifier)) {
    return { jurisdiction: 'us' };
  }
  for (const segment of path.split(/[/!]/).reverse()) {
    const isoCode = isoCodeOfUsState(/^([a-z]{2})(?:-\d|$)/.exec(segment)?.[1] ?? '');
    if (isoCode !== undefined) return { jurisdiction: isoCode };
  }
  return undefined;
}

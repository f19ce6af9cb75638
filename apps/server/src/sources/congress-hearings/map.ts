import { committeeId, getInstant, type Chamber, type HearingRecord } from '@rotunda/domain';
import { identifyCongress } from '../mapping/congress/identify-congress.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { federalBillOfText } from '../mapping/federal-bill-of-text.ts';
import { isLocalMidnight, localDay } from '../mapping/local-time.ts';
import { billsInTitle } from '../mapping/bills-in-title.ts';
import type { CommitteeMeeting, TableRow } from './schemas.ts';

const WASHINGTON = 'America/New_York';

/** A hearing of the CSV export with its joined rows. A hearing without title and date is still valid. */
export interface JoinedHearing {
  hearing: TableRow<'hearings'>;
  committees: readonly TableRow<'committees'>[];
  witnesses: readonly { witness: TableRow<'witnesses'>; position: string }[];
}

/** @returns the reason when the Congress cannot be decided */
export function mapHearing({ hearing, committees, witnesses }: JoinedHearing): HearingRecord | string {
  const title = getTitle(hearing.title);
  const when = getWhen(`${hearing.hearing_date_only}T${hearing.hearing_time}Z`, hearing.hearing_date_only);
  const identified = identifyCongress({ stated: hearing.congress, addresses: [], days: [when.date] });
  if (!identified.ok) return identified.reason;
  const congress = identified.congress ?? hearing.congress;
  const bills = billsInTitle(congress, title ?? '');
  return definedFields({
    kind: 'hearing' as const,
    ...getIdentity(congress, hearing.chamber, hearing.event_id),
    part: 'main',
    sourceUpdatedTs: getInstant(`${hearing.update_date}Z`),
    // The export calls every meeting a hearing, so a markup is recognized only by its title.
    eventType: getEventType(undefined, title, bills),
    title,
    // Dates and times of the export are in UTC: 14:00 is 10 a.m. on a summer day in Washington.
    ...when,
    location: textOrUndefined(hearing.location),
    meetingStatus: textOrUndefined(hearing.status),
    committees: listOrUndefined(
      committees.map(({ name, system_code: code }) => ({ name, fusionId: committeeId('us', code) })),
    ),
    witnesses: listOrUndefined(
      witnesses.map(({ witness, position }) =>
        definedFields({
          name: witness.full_name,
          position: textOrUndefined(position) ?? textOrUndefined(witness.title),
          organization: textOrUndefined(witness.organization),
        }),
      ),
    ),
    billFusionIds: listOrUndefined(bills),
    contradictions: listOrUndefined(identified.contradictions),
  });
}

/**
 * Maps a meeting from a response of the Congress.gov API.
 * @param address of the response
 * @returns the reason when the Congress cannot be decided
 */
export function mapMeeting(meeting: CommitteeMeeting, address?: string): HearingRecord | string {
  const title = getTitle(meeting.title ?? '');
  const when = getWhen(meeting.date ?? '', (meeting.date ?? '').slice(0, 10));
  const papers = [...(meeting.meetingDocuments ?? []), ...(meeting.witnessDocuments ?? [])].map(({ url }) => url);
  const identified = identifyCongress({ stated: meeting.congress, addresses: [address, ...papers], days: [when.date] });
  if (!identified.ok) return identified.reason;
  const congress = identified.congress ?? meeting.congress;
  const listed = meeting.relatedItems?.bills ?? [];
  // Bills named with the Congress that the record wrongly states are of the meeting's own.
  const isOwn = (bill: { congress: number }) => bill.congress === congress || bill.congress === meeting.congress;
  const related = listed
    .filter(isOwn)
    .flatMap((bill) => federalBillOfText(congress, `${bill.type} ${bill.number}`) ?? []);
  const foreign = listed
    .filter((bill) => !isOwn(bill))
    .map((bill) => `The record lists ${bill.type} ${bill.number} of Congress ${bill.congress}, which is left out.`);
  const bills = [...new Set([...related, ...billsInTitle(congress, title ?? '')])];
  return definedFields({
    kind: 'hearing' as const,
    ...getIdentity(congress, meeting.chamber ?? '', meeting.eventId),
    part: 'main',
    sourceUpdatedTs: getInstant(meeting.updateDate ?? ''),
    eventType: getEventType(meeting.type, title, bills),
    title,
    ...when,
    location: getLocation(meeting.location),
    meetingStatus: textOrUndefined(meeting.meetingStatus),
    committees: listOrUndefined(
      (meeting.committees ?? []).map(({ name, systemCode }) =>
        definedFields({ name, fusionId: systemCode ? committeeId('us', systemCode) : undefined }),
      ),
    ),
    witnesses: listOrUndefined(mapWitnesses(meeting)),
    billFusionIds: listOrUndefined(bills),
    documents: listOrUndefined(mapDocuments(meeting)),
    contradictions: listOrUndefined([...identified.contradictions, ...foreign]),
    extra: getExtra(meeting),
  });
}

function getIdentity(
  congress: number | string,
  chamberWord: string,
  eventId: string,
): Pick<HearingRecord, 'fusionId' | 'isoCode' | 'eventId' | 'chamber' | 'sourceUrl'> {
  const chamber = CHAMBERS[chamberWord.toLowerCase()];
  return definedFields({
    fusionId: `hearing-us-${Number(congress)}-${eventId}`,
    isoCode: 'us',
    eventId,
    chamber,
    sourceUrl:
      chamber === undefined
        ? undefined
        : `https://www.congress.gov/event/${ordinal(Number(congress))}-congress/${chamberWord.toLowerCase()}-event/${eventId}`,
  });
}

/** A joint meeting is listed with `NoChamber`. */
const CHAMBERS: Readonly<Partial<Record<string, Chamber>>> = {
  house: 'lower',
  senate: 'upper',
  nochamber: 'joint',
  joint: 'joint',
};

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(number: number): string {
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${number}${endings[ORDINALS.select(number)] ?? 'th'}`;
}

/** Keeps the line breaks of lists in titles and strips trailing spaces from each line. */
function getTitle(title: string): string | undefined {
  return textOrUndefined(title.replace(/\r\n?/g, '\n').replace(/(?<![^\S\n])[^\S\n]+$/gm, ''));
}

const MARKUP_WORDS = /\bmark[\s-]?up\b/i;
const CONSIDERATION = /\b(?:to|continue) consider(?:ing)?\b/i;

/**
 * Returns the type of a meeting. Without a stated type it is a markup when the title says so, or when bills are given
 * and the title speaks of their consideration.
 */
function getEventType(
  type: string | null | undefined,
  title: string | undefined,
  bills: readonly string[],
): HearingRecord['eventType'] {
  if (/markup/i.test(type ?? '')) return 'committee_markup';
  if (type === 'Hearing') return 'committee_hearing';
  const words = title ?? '';
  const isMarkup = MARKUP_WORDS.test(words) || (bills.length > 0 && CONSIDERATION.test(words));
  return isMarkup ? 'committee_markup' : 'committee_hearing';
}

/** Returns the date and time of a meeting. Midnight in Washington means that the time is not known yet. */
function getWhen(moment: string, writtenDay: string): Pick<HearingRecord, 'date' | 'ts' | 'hasStartTime'> {
  const ts = getInstant(moment);
  if (ts === undefined) {
    return /^\d{4}-\d{2}-\d{2}$/.test(writtenDay) ? { date: writtenDay, hasStartTime: false } : {};
  }
  const date = localDay(ts, WASHINGTON);
  return isLocalMidnight(ts, WASHINGTON) ? { date, hasStartTime: false } : { date, ts, hasStartTime: true };
}

function getLocation(location: CommitteeMeeting['location']): string | undefined {
  const room = textOrUndefined(location?.room);
  const building = textOrUndefined(location?.building);
  if (building === undefined) return room === undefined ? undefined : `Room ${room}`;
  return room === undefined ? building : `${room}, ${building}`;
}

function mapWitnesses(meeting: CommitteeMeeting): NonNullable<HearingRecord['witnesses']> {
  return (meeting.witnesses ?? []).flatMap((witness) => {
    const name = textOrUndefined(witness.name);
    if (name === undefined) return [];
    const position = textOrUndefined(witness.position);
    return [definedFields({ name, position, organization: textOrUndefined(witness.organization) })];
  });
}

function mapDocuments(meeting: CommitteeMeeting): NonNullable<HearingRecord['documents']> {
  const documents = [
    ...(meeting.meetingDocuments ?? []).map(({ name, description, documentType, url }) => ({
      title: textOrUndefined(name) ?? textOrUndefined(description) ?? textOrUndefined(documentType),
      url: textOrUndefined(url),
    })),
    ...(meeting.witnessDocuments ?? []).map(({ documentType, url }) => ({
      title: textOrUndefined(documentType),
      url: textOrUndefined(url),
    })),
    ...(meeting.hearingTranscript ?? []).map(({ url }) => ({ title: 'Transcript', url: textOrUndefined(url) })),
  ];
  return documents.flatMap(({ title, url }) => (url === undefined ? [] : [{ title: title ?? 'Document', url }]));
}

function getExtra(meeting: CommitteeMeeting): Record<string, unknown> | undefined {
  const extra = definedFields({
    type: textOrUndefined(meeting.type),
    videos: listOrUndefined(meeting.videos ?? []),
    nominations: meeting.relatedItems?.nominations,
    treaties: meeting.relatedItems?.treaties,
    address: meeting.location?.address,
  });
  return Object.keys(extra).length > 0 ? extra : undefined;
}

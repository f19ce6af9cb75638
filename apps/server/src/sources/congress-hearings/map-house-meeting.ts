import { committeeId, leadingIsoDate, type HearingRecord, type UnixSeconds } from '@rotunda/domain';
import { billsInTitle } from '../mapping/bills-in-title.ts';
import { identifyCongress } from '../mapping/congress/identify-congress.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import { federalBillOfText } from '../mapping/federal-bill-of-text.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/** Status codes of meetings in the House Committee Repository. */
const STATUSES: Readonly<Record<string, string>> = {
  S: 'Scheduled',
  R: 'Rescheduled',
  P: 'Postponed',
  C: 'Canceled',
};

/**
 * Maps a meeting notice or a witness list of the House Committee Repository. Both contain the meeting's number at
 * Congress.gov, so that all of them describe one document.
 * @returns the reason when the file does not identify its meeting
 */
export function mapHouseMeeting(root: XmlElement): HearingRecord | string {
  const eventId = /^(?:[A-Z]{4})?(\d+)$/.exec(root.attribute('meeting-id') ?? '')?.[1];
  if (eventId === undefined) return `the meeting-id cannot be read: ${root.attribute('meeting-id') ?? 'none'}`;
  if (root.localName === 'committee-meeting') return mapNotice(root, eventId);
  if (root.localName === 'witness-list') return mapWitnessList(root, eventId);
  return `the root element is ${root.localName}, neither committee-meeting nor witness-list`;
}

function mapNotice(root: XmlElement, eventId: string): HearingRecord | string {
  const stated = /^\d+$/.exec(root.attribute('congress-num') ?? '')?.[0];
  if (stated === undefined) return `the Congress is not stated: ${root.attribute('congress-num') ?? 'none'}`;
  const details = root.child('meeting-details');
  const when = getWhen(details?.child('meeting-date'));
  const identified = identifyCongress({ stated, addresses: filesIn(root), days: [when.date] });
  if (!identified.ok) return identified.reason;
  const congress = String(identified.congress ?? stated);
  const title = textOrUndefined(details?.child('meeting-title')?.plainText());
  const status = textOrUndefined(root.child('current-status')?.plainText());
  const papers = shown(root.child('meeting-documents')?.elements('meeting-document') ?? []);
  const named = papers.flatMap((paper) => federalBillOfText(congress, paper.child('legis-num')?.plainText()) ?? []);
  const type = root.attribute('meeting-type') ?? '';
  const isMarkup = type === 'HMKP' || (type !== 'HHRG' && /\bmark[\s-]?up\b/i.test(title ?? ''));
  return definedFields({
    ...getIdentity(congress, eventId),
    part: 'house-repository',
    sourceUpdatedTs: easternMoment(root.attribute('update-date')),
    eventType: isMarkup ? ('committee_markup' as const) : ('committee_hearing' as const),
    title,
    ...when,
    location: getLocation(details?.child('meeting-location')),
    meetingStatus: status === undefined ? undefined : (STATUSES[status] ?? status),
    committees: listOrUndefined((details?.child('committees')?.elements('committee-name') ?? []).flatMap(getCommittee)),
    billFusionIds: listOrUndefined([...new Set([...named, ...billsInTitle(congress, title ?? '')])]),
    documents: listOrUndefined(papers.flatMap(getFiles)),
    contradictions: listOrUndefined(identified.contradictions),
  });
}

function mapWitnessList(root: XmlElement, eventId: string): HearingRecord | string {
  const panels = root.elements('panel');
  const created = leadingIsoDate(root.attribute('create-date') ?? '');
  // The list does not state the Congress: it is read from the names of its files, or else from the day the list was
  // created.
  const inNames = identifyCongress({ stated: undefined, addresses: filesIn(root), days: [] });
  const isNamed = inNames.ok && inNames.congress !== undefined;
  const identified = isNamed ? inNames : identifyCongress({ stated: undefined, addresses: [], days: [created] });
  if (!identified.ok) return identified.reason;
  if (identified.congress === undefined) return 'neither a file name nor a day says which Congress the list is of';
  const congress = String(identified.congress);
  const witnesses = panels.flatMap((panel, place) =>
    shown(panel.elements('witness')).map((witness) => ({
      witness,
      panel: panel.attribute('sort-order') ?? `${place + 1}`,
    })),
  );
  return definedFields({
    ...getIdentity(congress, eventId),
    part: 'witness-list',
    sourceUpdatedTs: easternMoment(root.attribute('update-date') ?? root.attribute('create-date')),
    // Only hearings have witnesses.
    eventType: 'committee_hearing' as const,
    witnesses: listOrUndefined(
      witnesses.flatMap(({ witness, panel }) => {
        const name = getName(witness);
        // The panel is informative only when there is more than one.
        return name === '' ? [] : [getWitness(witness, name, panels.length > 1 ? panel : undefined)];
      }),
    ),
    documents: listOrUndefined(
      witnesses.flatMap(({ witness }) =>
        shown(witness.child('witness-documents')?.elements('witness-document') ?? []).flatMap(getFiles),
      ),
    ),
  });
}

function getIdentity(congress: string, eventId: string) {
  return {
    kind: 'hearing' as const,
    fusionId: `hearing-us-${Number(congress)}-${eventId}`,
    isoCode: 'us',
    eventId,
    chamber: 'lower' as const,
    sourceUrl: `https://docs.house.gov/Committee/Calendar/ByEvent.aspx?EventID=${eventId}`,
  };
}

const filesIn = (root: XmlElement) => root.descendants('file').map((file) => file.attribute('doc-url'));

/** Excludes withdrawn elements, which carry the date of their removal. */
function shown(elements: readonly XmlElement[]): XmlElement[] {
  return elements.filter((element) => textOrUndefined(element.attribute('remove-date')) === undefined);
}

function getWhen(element: XmlElement | undefined): Pick<HearingRecord, 'date' | 'ts' | 'hasStartTime'> {
  const date = leadingIsoDate(element?.child('calendar-date')?.plainText() ?? '');
  if (date === undefined) return {};
  const ts = easternInstant(date, element?.child('start-time')?.plainText() ?? '');
  return ts === undefined ? { date, hasStartTime: false } : { date, ts, hasStartTime: true };
}

/** Parses `2014-05-20T13:47:13.700` as Washington local time. */
function easternMoment(text: string | undefined): UnixSeconds | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? [];
  return date === undefined || time === undefined ? undefined : easternInstant(date, time);
}

/** Returns the location: a room of the Capitol complex, or a place elsewhere, whose parts vary. */
function getLocation(element: XmlElement | undefined): string | undefined {
  const [place] = element?.elements() ?? [];
  const parts = (place?.elements() ?? []).map((part) => part.plainText()).filter(Boolean);
  return textOrUndefined(parts.join(', '));
}

/**
 * Maps `RU00` to `hsru00`, the code used elsewhere. Only the Permanent Select Committee on Intelligence has another
 * prefix.
 */
function getCommittee(element: XmlElement): { name: string; fusionId?: string }[] {
  const name = element.plainText();
  const code = /^[A-Z]{2}\d{2}$/.exec(element.attribute('id') ?? '')?.[0].toLowerCase();
  if (name === '') return [];
  if (code === undefined) return [{ name }];
  return [{ name, fusionId: committeeId('us', `${code.startsWith('ig') ? 'hl' : 'hs'}${code}`) }];
}

function getName(witness: XmlElement): string {
  const parts = ['honorific', 'firstname', 'middlename', 'lastname', 'suffix'];
  return parts
    .map((part) => witness.child(part)?.plainText() ?? '')
    .filter(Boolean)
    .join(' ');
}

function getWitness(witness: XmlElement, name: string, panel: string | undefined) {
  return definedFields({
    name,
    position: textOrUndefined(witness.child('position')?.plainText()),
    organization: textOrUndefined(witness.child('organization')?.plainText()),
    panel,
  });
}

/** Returns one item for each format of a document. */
function getFiles(paper: XmlElement): { title: string; url: string }[] {
  const files = (paper.child('files')?.elements('file') ?? []).flatMap((file) => {
    const url = textOrUndefined(file.attribute('doc-url'));
    return url === undefined ? [] : [{ url, format: textOrUndefined(file.attribute('doc-type')) }];
  });
  const title = textOrUndefined(paper.child('description')?.plainText()) ?? 'Document';
  return files.map(({ url, format }) => ({
    title: files.length > 1 && format !== undefined ? `${title} (${format})` : title,
    url,
  }));
}

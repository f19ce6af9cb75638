import type { Agenda, DocumentCard, Schedule } from '@rotunda/contract';
import {
  type AgendaBillFact,
  type AgendaFact,
  federalBillCitation,
  federalBillInId,
  type HearingRecord,
  meetingStatusOn,
  timeZoneOfJurisdiction,
  webAddress,
} from '@rotunda/domain';
import { presentProvenance, publicAgendaId, secondsOfDay } from '../documents/index.ts';
import type { StoredHearing } from './hearing/is-hearing.ts';
import { getBillType } from './hearing/get-bill-type.ts';
import type { ScheduleDocument } from './schedules.repository.ts';

const EVENT_TYPES = { committee_hearing: 'Hearing', committee_markup: 'Markup', floor_session: 'Session' } as const;

/** Fields of a stored hearing that are shown. */
export type ShownHearing = Pick<StoredHearing, 'facts' | 'title' | 'isoCode' | 'fusionId' | 'provenance'>;

export interface HearingContext {
  card: DocumentCard | null;
  /** Documents that the meeting names. */
  stored: ReadonlyMap<string, ScheduleDocument>;
  nowMs: number;
}

/** Presents a public meeting with its agendas; without bills and witnesses there are none. */
export function presentHearing(
  { facts, title, isoCode, fusionId, provenance }: ShownHearing,
  { card, stored, nowMs }: HearingContext,
): Schedule {
  const { date, ts = null, committees = [], documents = [] } = facts;
  const type = EVENT_TYPES[facts.eventType];
  const place = isoCode ?? facts.isoCode;
  const moment = { ts: ts ?? secondsOfDay(date), hasTime: ts !== null };
  return {
    fusionId,
    documentType: 'CQSchedules',
    title,
    description: null,
    displayDate: moment.ts,
    hasDisplayTime: moment.hasTime,
    type,
    sponsors: committees.map((committee) => ({
      name: committee.name,
      fusionId: committee.fusionId !== undefined && stored.has(committee.fusionId) ? committee.fusionId : null,
    })),
    eventNote: facts.notes ?? null,
    cqOid: null,
    status: meetingStatusOn(facts.meetingStatus ?? null, { day: date ?? null, isoCode: place }, nowMs),
    location: facts.location ?? null,
    timeZone: timeZoneOfJurisdiction(place),
    agendas: getAgendas(facts, { fusionId, type, stored }),
    documents: documents.flatMap((document) => {
      const url = webAddress(document.url);
      return url === null ? [] : [{ title: document.title, url }];
    }),
    card,
    provenance: presentProvenance(provenance),
  };
}

/** Groups witnesses by panel, in the order of the source; one untitled list when the source has no panels. */
function getPanels(witnesses: NonNullable<HearingRecord['witnesses']>): Agenda['panels'] {
  const panels = new Map<string | undefined, Agenda['panels'][number]>();
  for (const { name, position = null, organization = null, panel } of witnesses) {
    const own = panels.get(panel) ?? { title: panelTitle(panel), people: [] };
    own.people.push({ name, position, organization });
    panels.set(panel, own);
  }
  return [...panels.values()];
}

function panelTitle(panel: string | undefined): string | null {
  if (panel === undefined) return null;
  return /^\d+$/.test(panel) ? `Panel ${panel}` : panel;
}

interface AgendaContext {
  /** Id of the meeting, because agenda ids are only unique within a meeting and requests mix several meetings. */
  fusionId: string;
  type: string;
  stored: ReadonlyMap<string, ScheduleDocument>;
}

/** Returns the agendas its source lists, and one for the witnesses and for bills that are only named. */
function getAgendas(facts: StoredHearing['facts'], { fusionId: meetingId, type, stored }: AgendaContext): Agenda[] {
  const listed = facts.agendas ?? [];
  const isListed = new Set(listed.flatMap(({ bills }) => bills.map(({ fusionId }) => fusionId)));
  const named = (facts.billFusionIds ?? []).filter((fusionId) => !isListed.has(fusionId));
  const panels = getPanels(facts.witnesses ?? []);
  const own: Agenda = {
    agendaId: publicAgendaId(meetingId, facts.eventId),
    type,
    location: facts.location ?? null,
    notes: null,
    date: facts.ts ?? secondsOfDay(facts.date),
    hasTime: facts.ts !== undefined,
    panels,
    bills: named.map((fusionId) => presentBill({ fusionId }, stored)),
  };
  return [
    ...(panels.length === 0 && named.length === 0 ? [] : [own]),
    ...listed.map(({ agendaId, title, location, notes, date, ts, bills }) => ({
      agendaId: publicAgendaId(meetingId, agendaId),
      type: title ?? type,
      panels: [],
      location: location ?? null,
      notes: notes ?? null,
      ...getMoment(facts, {
        date,
        ts,
      }),
      bills: bills.map((bill) => presentBill(bill, stored)),
    })),
  ];
}

/**
 * Returns when an agenda is taken up. On the day of the meeting that is the time of the meeting, because a later addendum
 * may have moved it; an agenda for another day keeps its own time.
 */
function getMoment(meeting: StoredHearing['facts'], own: { date: AgendaFact['date']; ts: AgendaFact['ts'] }) {
  const ts = own.date === undefined || own.date === meeting.date ? (meeting.ts ?? own.ts) : own.ts;
  return { date: ts ?? secondsOfDay(own.date), hasTime: ts !== undefined };
}

/** Presents a bill as the source lists it, completed from the stored document. */
function presentBill(
  { fusionId, label, title, note, outcome }: Partial<AgendaBillFact> & { fusionId: string },
  stored: ReadonlyMap<string, ScheduleDocument>,
): Agenda['bills'][number] {
  const own = stored.get(fusionId);
  return {
    label: label ?? own?.localityExternalId ?? getCitation(fusionId),
    title: own?.title ?? title ?? null,
    fusionId: own === undefined ? null : fusionId,
    documentType: getBillType(own),
    note: note ?? null,
    outcome: outcome ?? null,
  };
}

function getCitation(fusionId: string): string {
  const bill = federalBillInId(fusionId);
  return bill === undefined ? fusionId : federalBillCitation(bill);
}

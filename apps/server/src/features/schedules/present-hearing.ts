import type { Agenda, DocumentCard, Schedule } from '@rotunda/contract';
import {
  federalBillCitation,
  federalBillInId,
  type HearingRecord,
  timeZoneOfJurisdiction,
  webAddress,
} from '@rotunda/domain';
import { presentProvenance, secondsOfDay } from '../documents/index.ts';
import type { StoredHearing } from './is-hearing.ts';
import { billTypeOf } from './bill-type-of.ts';
import type { HeldDocument } from './schedules.repository.ts';

const EVENT_TYPES = { committee_hearing: 'Hearing', committee_markup: 'Markup' } as const;

/** A public meeting has one agenda: who testifies and what is taken up. Without either it has none. */
export function presentHearing(
  { facts, title, isoCode, fusionId, provenance }: StoredHearing,
  card: DocumentCard | null,
  held: ReadonlyMap<string, HeldDocument>,
): Schedule {
  const { date, ts = null, committees = [], documents = [] } = facts;
  const type = EVENT_TYPES[facts.eventType];
  const moment = { ts: ts ?? secondsOfDay(date), hasTime: ts !== null };
  const panels = panelsOf(facts.witnesses ?? []);
  const bills = billsOf(facts, held);
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
      fusionId: committee.fusionId !== undefined && held.has(committee.fusionId) ? committee.fusionId : null,
    })),
    eventNote: facts.notes ?? null,
    cqOid: null,
    status: facts.meetingStatus ?? null,
    location: facts.location ?? null,
    timeZone: timeZoneOfJurisdiction(isoCode ?? facts.isoCode),
    agendas:
      panels.length === 0 && bills.length === 0
        ? []
        : [
            {
              ...{ agendaId: facts.eventId, type, location: facts.location ?? null, notes: null },
              ...{ date: moment.ts, hasTime: moment.hasTime, panels, bills },
            },
          ],
    documents: documents.flatMap((document) => {
      const url = webAddress(document.url);
      return url === null ? [] : [{ title: document.title, url }];
    }),
    card,
    provenance: presentProvenance(provenance),
  };
}

/** Witnesses by panel, in the order of the source; one list without a title where it tells no panels apart. */
function panelsOf(witnesses: NonNullable<HearingRecord['witnesses']>): Agenda['panels'] {
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

/** As its source lists them; of a bill that it only names, what is held of it. */
function billsOf(facts: StoredHearing['facts'], held: ReadonlyMap<string, HeldDocument>): Agenda['bills'] {
  const listed = facts.agendaBills ?? [];
  const isListed = new Set(listed.map(({ fusionId }) => fusionId));
  const named = (facts.billFusionIds ?? []).filter((fusionId) => !isListed.has(fusionId));
  return [...listed, ...named.map((fusionId) => ({ fusionId, label: undefined, title: undefined }))].map((bill) => {
    const own = held.get(bill.fusionId);
    return {
      label: bill.label ?? own?.localityExternalId ?? citationOf(bill.fusionId),
      title: own?.title ?? bill.title ?? null,
      fusionId: own === undefined ? null : bill.fusionId,
      documentType: billTypeOf(own),
      outcome: ('outcome' in bill ? bill.outcome : undefined) ?? null,
    };
  });
}

function citationOf(fusionId: string): string {
  const bill = federalBillInId(fusionId);
  return bill === undefined ? fusionId : federalBillCitation(bill);
}

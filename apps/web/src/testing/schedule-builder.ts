import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type Schedule = InferContractRouterOutputs<Contract>['schedules']['get'];
type Agenda = Schedule['agendas'][number];

/** Builds a public meeting without facts; pass only the fields that matter. */
export function buildSchedule(changes: Partial<Schedule> = {}): Schedule {
  const title = changes.title ?? 'On widgets';
  return {
    fusionId: 'hearing-1',
    documentType: 'CQSchedules',
    title,
    description: null,
    displayDate: null,
    hasDisplayTime: false,
    type: 'Hearing',
    sponsors: [],
    eventNote: null,
    cqOid: null,
    status: null,
    location: null,
    timeZone: 'America/New_York',
    agendas: [],
    documents: [],
    provenance: [],
    card: buildCard({
      documentType: 'CQSchedules',
      fusionId: 'hearing-1',
      title,
      localityExternalId: '11',
    }),
    ...changes,
  };
}

/** Builds an agenda without facts; pass only the fields that matter. */
export function buildAgenda(agendaId: string, changes: Partial<Agenda> = {}): Agenda {
  return {
    agendaId,
    type: null,
    location: null,
    date: null,
    hasTime: false,
    notes: null,
    panels: [],
    bills: [],
    ...changes,
  };
}

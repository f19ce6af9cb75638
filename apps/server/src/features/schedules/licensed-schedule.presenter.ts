import type { Schedule } from '@rotunda/contract';
import { getMeetingStatus, timeZoneOfJurisdiction } from '@rotunda/domain';
import { licensedProvenance } from '../cq/index.ts';
import { getBillType } from './hearing/get-bill-type.ts';
import type { ScheduleDocument, StoredSchedule } from './schedules.repository.ts';

/** Presents a schedule of the licensed feed, which covers Congress. */
export function presentLicensedSchedule(
  stored: StoredSchedule,
  existing: ReadonlyMap<string, ScheduleDocument>,
): Schedule {
  return {
    fusionId: stored.recordId,
    documentType: 'CQSchedules',
    title: stored.title,
    description: stored.description,
    displayDate: stored.displayTs,
    hasDisplayTime: stored.hasDisplayTime,
    type: stored.scheduleType,
    sponsors: stored.sponsors.map((name) => ({ name, fusionId: null })),
    eventNote: stored.eventNote,
    cqOid: stored.cqOid,
    status: getMeetingStatus({ title: stored.title, notes: stored.eventNote ?? undefined }) ?? null,
    location: null,
    timeZone: timeZoneOfJurisdiction('us'),
    agendas: stored.agendas.map((agenda) => ({
      agendaId: agenda.agendaId,
      type: agenda.agendaType,
      location: agenda.location,
      date: agenda.agendaTs,
      hasTime: agenda.hasAgendaTime,
      notes: agenda.notes,
      panels: agenda.panels.map(({ title, people }) => ({
        title: title ?? null,
        people: people.map(({ name, position, organization }) => ({
          name,
          position: position ?? null,
          organization: organization ?? null,
        })),
      })),
      bills: agenda.bills.map(({ label, title, fusionId }) => {
        const own = fusionId === undefined ? undefined : existing.get(fusionId);
        return {
          label,
          title: title ?? own?.title ?? null,
          fusionId: own?.fusionId ?? null,
          documentType: getBillType(own),
          note: null,
          outcome: null,
        };
      }),
    })),
    documents: [],
    card: null,
    provenance: licensedProvenance(stored),
  };
}

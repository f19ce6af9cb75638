import type { DocumentCard } from '@rotunda/contract';
import type { Schedule } from '../../features/schedules/hooks/use-schedule.ts';

/** A public meeting: the document that every page shows, and its schedule. */
export type Meeting = DocumentCard & { schedule: Schedule };

/** Undefined while it is fetched, and for a schedule of the licensed feed, which is no public document. */
export function meetingOf(schedule: Schedule | undefined): Meeting | undefined {
  return schedule?.card ? { ...schedule.card, schedule } : undefined;
}

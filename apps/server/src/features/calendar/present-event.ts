import type { CalendarEvent } from '@rotunda/contract';
import { CHAMBERS } from '@rotunda/domain';
import type { EventRange } from './event-range.ts';
import type { StoredEvent } from './stored-event.ts';

/** Presents a stored event. This is the only code that builds a CalendarEvent. */
export function presentEvent(event: StoredEvent, { dayOf, firstDay }: EventRange): CalendarEvent {
  const { startTs, endTs } = event;
  const day = startTs === null ? (event.day ?? firstDay) : dayOf(startTs);
  // An event that ends at midnight does not belong to the day that starts then.
  const lastDay = startTs === null || endTs === null || endTs <= startTs ? day : dayOf(endTs - 1);
  return {
    eventId: event.eventId,
    kind: event.kind,
    title: event.title,
    day,
    lastDay,
    startTs,
    endTs,
    document: event.document,
    actionId: event.actionId,
    isoCode: event.isoCode,
    chamber: CHAMBERS.find((chamber) => chamber === event.chamber) ?? null,
    byline: event.byline,
    location: event.location,
    status: event.status,
  };
}

import type { CalendarEvent } from '@rotunda/contract';
import {
  CHAMBERS,
  dayOfJurisdiction,
  type IsoDate,
  meetingStatusOn,
  timeZoneOfJurisdiction,
  type UnixSeconds,
} from '@rotunda/domain';
import type { EventRange } from './event/event-range.ts';
import type { StoredEvent } from './event/stored-event.ts';

/**
 * Presents a stored event. This is the only code that builds a CalendarEvent.
 * @param range in the reader's zone
 */
export function presentEvent(event: StoredEvent, range: EventRange, nowMs: number): CalendarEvent {
  const { startTs, endTs, isoCode } = event;
  const day = dayOfEvent(event, range);
  // An event that ends at midnight does not belong to the day that starts then.
  const lastDay =
    startTs === null || endTs === null || endTs <= startTs ? day : dayOfInstant(endTs - 1, isoCode, range);
  return {
    eventId: event.eventId,
    kind: event.kind,
    title: event.title,
    day,
    lastDay,
    startTs,
    endTs,
    timeZone: startTs === null || isoCode === null ? null : timeZoneOfJurisdiction(isoCode),
    document: event.document,
    actionId: event.actionId,
    isoCode,
    chamber: CHAMBERS.find((chamber) => chamber === event.chamber) ?? null,
    byline: event.byline,
    location: event.location,
    status: meetingStatusOn(event.status, { day, isoCode }, nowMs),
  };
}

/**
 * Returns the day of an event. A meeting is on the day it has at its place, like on its own page and in its announcement,
 * wherever the reader is. An action has no place, so it is on the reader's day.
 */
export function dayOfEvent({ startTs, day, isoCode }: StoredEvent, range: EventRange): IsoDate {
  return startTs === null ? (day ?? range.firstDay) : dayOfInstant(startTs, isoCode, range);
}

function dayOfInstant(ts: UnixSeconds, isoCode: string | null, { getDay }: EventRange): IsoDate {
  return isoCode === null ? getDay(ts) : dayOfJurisdiction(isoCode, ts * 1000);
}

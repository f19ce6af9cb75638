import type { CalendarEvent } from '@rotunda/contract';
import type { IsoDate } from '@rotunda/domain';

/** The events of each day, in their order; one of several days is of each of them. */
export function eventsOfDays(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
): ReadonlyMap<IsoDate, readonly CalendarEvent[]> {
  const byDay = new Map<IsoDate, CalendarEvent[]>(days.map((day) => [day, []]));
  for (const event of events) {
    for (const day of event.day === event.lastDay ? [event.day] : days) {
      if (day >= event.day && day <= event.lastDay) byDay.get(day)?.push(event);
    }
  }
  return byDay;
}

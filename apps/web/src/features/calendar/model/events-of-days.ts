import type { CalendarEvent } from '@rotunda/contract';
import type { IsoDate } from '@rotunda/domain';

/** Groups events by day, in their order. An event that spans several days is listed on each of them. */
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

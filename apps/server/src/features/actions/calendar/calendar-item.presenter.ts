import { LIMITS } from '@rotunda/contract';
import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { CalendarError, type CalendarItem, type Moment } from './calendar-item.ts';
import type { EventVersion } from './event-version.ts';
import { DAY_SECONDS, type IcsDuration, getIsoDay, startOfDay } from './ics-time.ts';

/** Event of a calendar file, or one occurrence of a recurring event. */
export interface CalendarEvent {
  /** UID of the event; for an occurrence, followed by its original day or instant. */
  uid: string;
  name: string;
  description: string | null;
  startTs: UnixSeconds;
  /** An all-day event ends at the last second of its last day. */
  endTs: UnixSeconds;
  /** First and last day of an all-day event, which has no time zone; null for any other. */
  days: { first: IsoDate; last: IsoDate } | null;
  version: EventVersion;
}

/** When an item takes place. */
export interface Placed {
  start: Moment;
  end: Moment | IcsDuration | null;
}

/**
 * Presents an item at its own time, or an occurrence of a series at another.
 * @throws CalendarError if it ends before it starts or takes place in no year we know
 */
export function presentItem(uid: string, item: CalendarItem, { start, end }: Placed): CalendarEvent {
  const { name, description, version } = item;
  const days = start.isDay ? getDays(start, end) : null;
  const startTs = start.zone.secondsAt(start.wall);
  const endTs = days === null ? getEnd(start, startTs, end) : start.zone.secondsAt(start.wall + days * DAY_SECONDS) - 1;
  if (endTs < startTs) throw new CalendarError(`The event “${name}” ends before it starts.`);
  if (startTs < LIMITS.actionEarliest || endTs > LIMITS.actionLatest) {
    throw new CalendarError(`The event “${name}” is not between 1900 and 2199.`);
  }
  const last = days === null ? null : start.wall + (days - 1) * DAY_SECONDS;
  return {
    uid,
    name,
    description,
    startTs,
    endTs,
    version,
    days:
      last === null
        ? null
        : {
            first: getIsoDay(start.wall),
            last: getIsoDay(last),
          },
  };
}

/** Returns the end for another start: the same time on the clock, and as many days later. */
export function endAt(end: Placed['end'], from: Moment, to: Moment): Placed['end'] {
  if (end === null || 'days' in end) return end;
  // Without a common clock, only what passes between the two is the same.
  if (end.zone === from.zone) return { ...end, wall: end.wall + to.wall - from.wall, zone: to.zone };
  return { days: 0, seconds: end.zone.secondsAt(end.wall) - from.zone.secondsAt(from.wall) };
}

/** Returns the number of days of an all-day event: at least one, because an end on the first day is meant as it. */
function getDays(start: Moment, end: Placed['end']): number {
  if (end === null) return 1;
  if ('days' in end) return end.days < 0 ? end.days : Math.max(1, end.days);
  const days = Math.round((startOfDay(end.wall) - start.wall) / DAY_SECONDS);
  return days === 0 ? 1 : days;
}

function getEnd(start: Moment, startTs: UnixSeconds, end: Placed['end']): UnixSeconds {
  if (end === null) return startTs;
  if ('days' in end) return start.zone.secondsAt(start.wall + end.days * DAY_SECONDS) + end.seconds;
  // An end that is only a day says nothing about the time on the first day.
  if (end.isDay && end.wall === startOfDay(start.wall)) return startTs;
  const endTs = end.zone.secondsAt(end.wall);
  // A start in the hour that spring skips takes place an hour later, which may be after an end that is not skipped.
  return endTs < startTs && end.zone === start.zone && end.wall >= start.wall ? startTs + end.wall - start.wall : endTs;
}

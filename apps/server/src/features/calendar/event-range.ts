import { addDays, type IsoDate, type UnixSeconds } from '@rotunda/domain';
import { secondsAtWallClock } from '../actions/index.ts';

/** Days from the first to the last, and the instants they last from and until in one zone. */
export interface EventRange {
  firstDay: IsoDate;
  lastDay: IsoDate;
  fromTs: UnixSeconds;
  untilTs: UnixSeconds;
  /** The day of an instant in the zone. */
  dayOf(seconds: UnixSeconds): IsoDate;
}

/** Seconds: zones differ by whole quarters of an hour, so that within one the day is the same. */
const QUARTER = 900;

/** @param timeZone IANA name of a zone that exists; its days can have 23 or 25 hours */
export function eventRange(firstDay: IsoDate, lastDay: IsoDate, timeZone: string): EventRange {
  // Canada writes days as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days = new Map<number, IsoDate>();
  return {
    firstDay,
    lastDay,
    fromTs: startOfDay(firstDay, timeZone),
    untilTs: startOfDay(addDays(lastDay, 1), timeZone),
    dayOf: (seconds) => {
      const quarter = Math.floor(seconds / QUARTER);
      const known = days.get(quarter);
      if (known !== undefined) return known;
      const day = format.format(seconds * 1000);
      days.set(quarter, day);
      return day;
    },
  };
}

function startOfDay(day: IsoDate, timeZone: string): UnixSeconds {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return secondsAtWallClock({ year, month, day: date, hour: 0, minute: 0, second: 0 }, timeZone);
}

import { addDays, type IsoDate, type UnixSeconds } from '@rotunda/domain';
import { secondsAtWallClock } from '../../actions/index.ts';

/** First and last day of a range, and the instants at which it starts and ends in one zone. */
export interface EventRange {
  firstDay: IsoDate;
  lastDay: IsoDate;
  fromTs: UnixSeconds;
  untilTs: UnixSeconds;
  /** Returns the day of an instant in the zone. */
  getDay(seconds: UnixSeconds): IsoDate;
}

/**
 * A quarter hour in seconds. Zone offsets are multiples of it, so all instants within a quarter are on the same day.
 */
const QUARTER = 900;

/** @param timeZone IANA name of a zone that exists; its days can have 23 or 25 hours */
export function eventRange(firstDay: IsoDate, lastDay: IsoDate, timeZone: string): EventRange {
  // The Canadian locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days = new Map<number, IsoDate>();
  return {
    firstDay,
    lastDay,
    fromTs: startOfDay(firstDay, timeZone),
    untilTs: startOfDay(addDays(lastDay, 1), timeZone),
    getDay: (seconds) => {
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

import { instantOf, leadingIsoDate, type IsoDate, type UnixSeconds } from '@rotunda/domain';
import { isLocalMidnight, localDay } from '../mapping/local-time.ts';

export interface Moment {
  date: IsoDate;
  /** Only where a time of day was known. */
  ts?: UnixSeconds;
}

/**
 * A day or time as Open States writes it. A plain day stays that day, and so does midnight in UTC, which is how days
 * are stored; midnight of the legislature's own zone is a day as well (federal actions). Any other time falls on the
 * day it was in the legislature: an evening vote in Wyoming is already the next day in UTC.
 *
 * @returns undefined when the text begins with no day.
 */
export function readMoment(text: string, timeZone: string): Moment | undefined {
  const written = leadingIsoDate(text);
  const instant = instantOf(text);
  if (written === undefined) return undefined;
  if (instant === undefined || instant % 86_400 === 0) return { date: written };
  const date = localDay(instant, timeZone);
  return isLocalMidnight(instant, timeZone) ? { date } : { date, ts: instant };
}

import { instantOf, leadingIsoDate, timeZoneOfJurisdiction, type IsoDate, type UnixSeconds } from '@rotunda/domain';
import { isLocalMidnight, localDay } from '../mapping/local-time.ts';

export interface Moment {
  date: IsoDate;
  /** Only where a time of day was known. */
  ts?: UnixSeconds;
}

/**
 * A day or time as Open States writes it. A plain day stays that day. How a day is stored depends on who scrapes: states'
 * days are midnight in UTC, those of Congress midnight in Washington, and midnight in the legislature's own zone is a day
 * everywhere. Any other time falls on the day it was in the legislature: an evening vote in Wyoming is already the next
 * day in UTC, and a vote of the House at exactly 7 p.m. is at midnight there.
 *
 * @param isoCode of the legislature
 * @returns undefined when the text begins with no day.
 */
export function readMoment(text: string, isoCode: string): Moment | undefined {
  const timeZone = timeZoneOfJurisdiction(isoCode);
  const written = leadingIsoDate(text);
  const instant = instantOf(text);
  if (written === undefined) return undefined;
  if (instant === undefined || (instant % 86_400 === 0 && isoCode !== 'us')) return { date: written };
  const date = localDay(instant, timeZone);
  return isLocalMidnight(instant, timeZone) ? { date } : { date, ts: instant };
}

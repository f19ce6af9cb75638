import { getInstant, leadingIsoDate, timeZoneOfJurisdiction, type IsoDate, type UnixSeconds } from '@rotunda/domain';
import { isLocalMidnight, localDay } from '../mapping/local-time.ts';

export interface Moment {
  date: IsoDate;
  /** Present only if a time of day was stated. */
  ts?: UnixSeconds;
}

/**
 * Reads a date or time as Open States writes it. A plain date stays as it is. Scrapers store dates in different ways:
 * for states as midnight UTC, for Congress as midnight in Washington; midnight in the legislature's own zone always
 * means a date. Any other time has the date in the legislature's zone: an evening vote in Wyoming is already on the
 * next day in UTC, and a House vote at exactly 7 p.m. is at midnight UTC.
 *
 * @param isoCode ISO code of the legislature
 * @returns undefined when the text does not begin with a date
 */
export function readMoment(text: string, isoCode: string): Moment | undefined {
  const timeZone = timeZoneOfJurisdiction(isoCode);
  const written = leadingIsoDate(text);
  const instant = getInstant(text);
  if (written === undefined) return undefined;
  if (instant === undefined || (instant % 86_400 === 0 && isoCode !== 'us')) return { date: written };
  const date = localDay(instant, timeZone);
  return isLocalMidnight(instant, timeZone) ? { date } : { date, ts: instant };
}

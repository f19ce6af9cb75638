import { type IsoDate, type UnixSeconds, getInstant, leadingIsoDate } from '@rotunda/domain';
import { localDay } from '../mapping/local-time.ts';

/**
 * Returns the date that a timestamp of Regulations.gov means. Dates are written as times of America/New_York in UTC: a
 * day begins at `T04:00:00Z` or `T05:00:00Z`, and a comment period ends at `T03:59:59Z` or `T04:59:59Z` of the day
 * after its last. Exactly midnight UTC is a date entered without a zone; converted, it would become the previous day.
 */
export function getEasternDay(text: string): IsoDate | undefined {
  if (text.endsWith('T00:00:00Z')) return leadingIsoDate(text);
  const instant = getInstant(text);
  return instant === undefined ? undefined : localDay(instant, 'America/New_York');
}

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a time in Eastern time for the API's filters: `2023-01-14 14:00:00`. */
export function easternFilterTime(instant: UnixSeconds): string {
  return WALL_CLOCK.format(instant * 1000);
}

import { formatDate, formatDay } from '../../../shared/format/format-date.ts';

/**
 * Formats a date of the feed. Days are not converted between time zones, and instants are shown as the reader's day.
 */
export function formatMoment(seconds: number, hasTime: boolean): string {
  return hasTime ? formatDate(seconds) : formatDay(new Date(seconds * 1000).toISOString());
}

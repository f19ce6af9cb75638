import { formatDate, formatDay } from '../../../shared/format/format-date.ts';

/** A day of the feed passes through no zone; an instant is shown as the reader's day. */
export function formatMoment(seconds: number, hasTime: boolean): string {
  return hasTime ? formatDate(seconds) : formatDay(new Date(seconds * 1000).toISOString());
}

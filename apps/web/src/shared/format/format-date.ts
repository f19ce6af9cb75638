import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import relativeTime from 'dayjs/plugin/relativeTime';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(customParseFormat);
dayjs.extend(relativeTime);
dayjs.extend(utc);
dayjs.extend(timezone);

/** `2026-03-09` as `March 9, 2026`. A day is a day: no zone moves it. Empty for null; the text itself if not a day. */
export function formatDay(day: string | null | undefined): string {
  if (!day) return '';
  const parsed = dayjs(day.slice(0, 10), 'YYYY-MM-DD', true);
  return parsed.isValid() ? parsed.format('MMMM D, YYYY') : day;
}

/** `2026-03-09` as `Mar 9, 2026`: rows and similar bills, where the long form does not fit. */
export function formatShortDay(day: string | null | undefined): string {
  if (!day) return '';
  const parsed = dayjs(day.slice(0, 10), 'YYYY-MM-DD', true);
  return parsed.isValid() ? parsed.format('MMM D, YYYY') : day;
}

/** A deadline in the room of a badge: `Apr 6`, with its year only from a year ahead on. Both as `YYYY-MM-DD`. */
export function formatDeadline(day: string, today: string): string {
  const short = formatShortDay(day);
  return dayjs(day).isBefore(dayjs(today).add(1, 'year'), 'day') ? short.replace(/, \d+$/, '') : short;
}

const zoned = (seconds: number, zone?: string) =>
  zone === undefined ? dayjs.unix(seconds) : dayjs.unix(seconds).tz(zone);

/** Unix seconds as a day of the reader, `2026-03-09`. */
export function dayOfSeconds(seconds: number): string {
  return zoned(seconds).format('YYYY-MM-DD');
}

/** Unix seconds as `March 9, 2026`, in the reader's zone or the named one. */
export function formatDate(seconds: number, zone?: string): string {
  return zoned(seconds, zone).format('MMMM D, YYYY');
}

/** Unix seconds as `Mar 9, 2026`, in the reader's zone: rows and similar bills. */
export function formatShortDate(seconds: number): string {
  return dayjs.unix(seconds).format('MMM D, YYYY');
}

/** Unix seconds as `March 9, 2026 8:42 am EDT`, in the reader's zone or the named one; the zone is always said. */
export function formatDateTime(seconds: number, zone?: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', ...(zone ? { timeZone: zone } : {}) })
    .formatToParts(seconds * 1000)
    .find((part) => part.type === 'timeZoneName');
  return `${zoned(seconds, zone).format('MMMM D, YYYY h:mm a')}${name ? ` ${name.value}` : ''}`;
}

/** Unix seconds as `8:42 am` in the reader's zone; say the zone beside it. */
export function formatTime(seconds: number): string {
  return dayjs.unix(seconds).format('h:mm a');
}

/**
 * Unix seconds as a row shows it beside `nowSeconds`: `8:42 am` on the same day, `Mar 11` in the same year, else
 * `Mar 11, 2025`.
 */
export function formatRowDate(seconds: number, nowSeconds: number): string {
  const then = dayjs.unix(seconds);
  const now = dayjs.unix(nowSeconds);
  if (then.isSame(now, 'day')) return then.format('h:mm a');
  return then.format(then.isSame(now, 'year') ? 'MMM D' : 'MMM D, YYYY');
}

/** Unix seconds as `2 hours ago`, seen from `nowSeconds`. */
export function formatRelative(seconds: number, nowSeconds: number): string {
  return dayjs.unix(seconds).from(dayjs.unix(nowSeconds));
}

/** Heading of a day's group: `Today, March 12`, `Yesterday, March 11`, `March 9, 2026`. */
export function formatDayHeading(seconds: number, nowSeconds: number): string {
  const then = dayjs.unix(seconds);
  const now = dayjs.unix(nowSeconds);
  if (then.isSame(now, 'day')) return `Today, ${then.format('MMMM D')}`;
  if (then.isSame(now.subtract(1, 'day'), 'day')) return `Yesterday, ${then.format('MMMM D')}`;
  return then.format('MMMM D, YYYY');
}

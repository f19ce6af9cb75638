import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import relativeTime from 'dayjs/plugin/relativeTime';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(customParseFormat);
dayjs.extend(relativeTime);
dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * Formats `2026-03-09` as `March 9, 2026`. A date has no time zone. Null gives an empty string, and other text is
 * returned unchanged.
 */
export function formatDay(day: string | null | undefined): string {
  if (!day) return '';
  const parsed = dayjs(day.slice(0, 10), 'YYYY-MM-DD', true);
  return parsed.isValid() ? parsed.format('MMMM D, YYYY') : day;
}

/** Formats `2026-03-09` as `Mar 9, 2026`, for rows and similar bills, where the long form does not fit. */
export function formatShortDay(day: string | null | undefined): string {
  if (!day) return '';
  const parsed = dayjs(day.slice(0, 10), 'YYYY-MM-DD', true);
  return parsed.isValid() ? parsed.format('MMM D, YYYY') : day;
}

/**
 * Formats a deadline for a badge, such as `Apr 6`. The year is added only if it is a year or more away. Both days are
 * `YYYY-MM-DD`.
 */
export function formatDeadline(day: string, today: string): string {
  const short = formatShortDay(day);
  return dayjs(day).isBefore(dayjs(today).add(1, 'year'), 'day') ? short.replace(/, \d+$/, '') : short;
}

const zoned = (seconds: number, zone?: string) =>
  zone === undefined ? dayjs.unix(seconds) : dayjs.unix(seconds).tz(zone);

/** Converts Unix seconds to a day in the user's time zone, `2026-03-09`. */
export function dayOfSeconds(seconds: number): string {
  return zoned(seconds).format('YYYY-MM-DD');
}

/** Formats Unix seconds as `March 9, 2026`, in the user's time zone or the given one. */
export function formatDate(seconds: number, zone?: string): string {
  return zoned(seconds, zone).format('MMMM D, YYYY');
}

/** Formats Unix seconds as `Mar 9, 2026` in the user's time zone, for rows and similar bills. */
export function formatShortDate(seconds: number): string {
  return dayjs.unix(seconds).format('MMM D, YYYY');
}

/**
 * Formats Unix seconds as `March 9, 2026 8:42 am EDT`, in the user's time zone or the given one. The time zone is
 * always included.
 */
export function formatDateTime(seconds: number, zone?: string): string {
  return [zoned(seconds, zone).format('MMMM D, YYYY h:mm a'), zoneName(seconds, zone)].filter(Boolean).join(' ');
}

/** Returns the short name of a zone at an instant, such as `EDT`; of the user's zone if none is given. */
function zoneName(seconds: number, zone?: string): string | undefined {
  return new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', ...(zone ? { timeZone: zone } : {}) })
    .formatToParts(seconds * 1000)
    .find((part) => part.type === 'timeZoneName')?.value;
}

/**
 * Formats when a meeting is, as its announcement does: `March 9, 2026 8:42 am EDT` on the clock of its place, or only the
 * day while no time is known. Every screen shows a meeting this way, so that its time is the same on all of them.
 * @param day where the meeting is, `YYYY-MM-DD`
 * @param zone IANA name of the zone of the place
 */
export function formatMeeting({ day, startTs, zone }: { day: string | null; startTs: number | null; zone: string }) {
  return startTs === null ? formatDay(day) : formatDateTime(startTs, zone);
}

/**
 * Formats a time without its day, as `8:42 am`. The time of a place in another zone than the user's carries the name of
 * that zone: `8:42 am EDT`.
 */
export function formatTimeAt(seconds: number, zone: string | null): string {
  if (zone === null) return formatTime(seconds);
  const time = zoned(seconds, zone).format('h:mm a');
  const name = zoneName(seconds, zone);
  return name === undefined || name === zoneName(seconds) ? time : `${time} ${name}`;
}

/** Formats Unix seconds as `8:42 am` in the user's time zone. Callers must show the time zone next to it. */
export function formatTime(seconds: number): string {
  return dayjs.unix(seconds).format('h:mm a');
}

/**
 * Formats Unix seconds for a row, relative to `nowSeconds`: `8:42 am` on the same day, `Mar 11` in the same year, else
 * `Mar 11, 2025`.
 */
export function formatRowDate(seconds: number, nowSeconds: number): string {
  const then = dayjs.unix(seconds);
  const now = dayjs.unix(nowSeconds);
  if (then.isSame(now, 'day')) return then.format('h:mm a');
  return then.format(then.isSame(now, 'year') ? 'MMM D' : 'MMM D, YYYY');
}

/** Formats Unix seconds as `2 hours ago`, relative to `nowSeconds`. */
export function formatRelative(seconds: number, nowSeconds: number): string {
  return dayjs.unix(seconds).from(dayjs.unix(nowSeconds));
}

/** Formats the heading of a day's group: `Today, March 12`, `Yesterday, March 11` or `March 9, 2026`. */
export function formatDayHeading(seconds: number, nowSeconds: number): string {
  const then = dayjs.unix(seconds);
  const now = dayjs.unix(nowSeconds);
  if (then.isSame(now, 'day')) return `Today, ${then.format('MMMM D')}`;
  if (then.isSame(now.subtract(1, 'day'), 'day')) return `Yesterday, ${then.format('MMMM D')}`;
  return then.format('MMMM D, YYYY');
}

import type { UnixSeconds } from '@rotunda/domain';

/** Local time as shown on a wall clock; months count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * Returns the instant at which clocks in the zone show the time. A time skipped in spring moves an hour later; a time
 * that occurs twice in autumn means the first.
 * @throws RangeError for an unknown zone
 */
export function secondsAtWallClock(
  { year, month, day, hour, minute, second }: WallClock,
  timeZone: string,
): UnixSeconds {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  return secondsAtOffset(asUtc, (at) => offsetInZone(at, timeZone));
}

/**
 * Returns the instant at which clocks show a time, by the same rules.
 * @param asUtc the time on the clock, in seconds since 1970 as if it were UTC
 * @param offsetAt seconds east of UTC at an instant
 */
export function secondsAtOffset(asUtc: number, offsetAt: (at: UnixSeconds) => number): UnixSeconds {
  const offsets = [offsetAt(asUtc - 86_400), offsetAt(asUtc + 86_400)];
  const candidates = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at) === asUtc);
  return candidates[0] ?? asUtc - (offsets[0] ?? 0);
}

/** Cached because creating a formatter takes longer than using it a hundred times. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  FORMATS.set(timeZone, format);
  return format;
}

const OFFSET = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/;

/**
 * Returns the offset from UTC at an instant, in seconds east.
 * @throws RangeError for an unknown zone
 */
export function offsetInZone(seconds: UnixSeconds, timeZone: string): number {
  const name = getFormat(timeZone)
    .formatToParts(seconds * 1000)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', rest = '0'] = OFFSET.exec(name ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return sign === '-' ? -size : size;
}

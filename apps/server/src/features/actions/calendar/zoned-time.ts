import type { UnixSeconds } from '@rotunda/domain';

/** A time as a clock on a wall shows it; months count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * The instant at which a clock in the zone shows the time. An hour that is skipped in spring is taken an hour later, the
 * one that comes twice in autumn is the first.
 * @throws RangeError for a zone that is not one
 */
export function secondsAtWallClock(
  { year, month, day, hour, minute, second }: WallClock,
  timeZone: string,
): UnixSeconds {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const offsets = [offsetAt(asUtc - 86_400, timeZone), offsetAt(asUtc + 86_400, timeZone)];
  const candidates = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return candidates[0] ?? asUtc - (offsets[0] ?? 0);
}

/** Making one takes longer than using it a hundred times. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  FORMATS.set(timeZone, format);
  return format;
}

const OFFSET = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/;

/** Seconds east of Greenwich at an instant. */
function offsetAt(seconds: UnixSeconds, timeZone: string): number {
  const name = formatOf(timeZone)
    .formatToParts(seconds * 1000)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', rest = '0'] = OFFSET.exec(name ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return sign === '-' ? -size : size;
}

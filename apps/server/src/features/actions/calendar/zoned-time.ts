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
  const offsets = [offsetAt(asUtc - 86_400, timeZone), offsetAt(asUtc + 86_400, timeZone)];
  const candidates = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return candidates[0] ?? asUtc - (offsets[0] ?? 0);
}

/** Cached because creating a formatter takes longer than using it a hundred times. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  FORMATS.set(timeZone, format);
  return format;
}

const OFFSET = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/;

/** Offset from UTC at an instant, in seconds east. */
function offsetAt(seconds: UnixSeconds, timeZone: string): number {
  const name = formatOf(timeZone)
    .formatToParts(seconds * 1000)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', rest = '0'] = OFFSET.exec(name ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return sign === '-' ? -size : size;
}

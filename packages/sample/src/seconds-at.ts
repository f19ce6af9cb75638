import type { IsoDate, UnixSeconds } from '@rotunda/domain';

/** Returns a time of day in UTC as Unix seconds. */
export function secondsAt(day: IsoDate, hour: number, minute = 0): UnixSeconds {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + hour * 3600 + minute * 60;
}

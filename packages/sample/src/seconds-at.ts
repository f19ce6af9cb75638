import type { IsoDate, UnixSeconds } from '@rotunda/domain';

/** A time of that day in UTC. */
export function secondsAt(day: IsoDate, hour: number, minute = 0): UnixSeconds {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + hour * 3600 + minute * 60;
}

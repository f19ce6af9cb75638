import type { IsoDate, UnixSeconds } from '@rotunda/domain';

/** Returns midnight UTC of a day in seconds, for columns that filters compare. The date itself is stored beside it. */
export function secondsOfDay(day: IsoDate | null | undefined): UnixSeconds | null {
  if (day === null || day === undefined) return null;
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms / 1000;
}

/** Returns the UTC day of an instant, as lists show it. */
export function dayOfSeconds(seconds: UnixSeconds): IsoDate {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

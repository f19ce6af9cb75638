import type { IsoDate, UnixSeconds } from '@rotunda/domain';

/** Midnight UTC of a day, for columns that filters compare as seconds. The day itself is kept as a date beside it. */
export function secondsOfDay(day: IsoDate | null | undefined): UnixSeconds | null {
  if (day === null || day === undefined) return null;
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms / 1000;
}

/** The day of an instant in UTC: what lists show of it. */
export function dayOfSeconds(seconds: UnixSeconds): IsoDate {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

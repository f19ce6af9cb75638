import type { IsoDate, UnixSeconds } from '@rotunda/domain';

/** Midnight UTC of a day, for columns that filters compare as seconds. The day itself is kept as a date beside it. */
export function secondsOfDay(day: IsoDate | null | undefined): UnixSeconds | null {
  if (day === null || day === undefined) return null;
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms / 1000;
}

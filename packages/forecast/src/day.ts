import type { IsoDate } from '@rotunda/domain';

/** Whole days since January 1, 1970, so that days can be subtracted. */
export type Day = number;

const MS_PER_DAY = 86_400_000;

/** @returns NaN for a date that does not exist. */
export function toDay(date: IsoDate): Day {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}

export function toDate(day: Day): IsoDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

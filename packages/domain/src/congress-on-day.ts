import type { IsoDate } from './record-identity.ts';

/**
 * Number of the Congress sitting on a day. Terms begin on January 3 of odd years (Twentieth Amendment, section 1); days
 * before 1935, when they began in March, are not told apart.
 */
export function congressOnDay(day: IsoDate): number {
  const year = Number(day.slice(0, 4));
  const term = day.slice(5) < '01-03' ? year - 1 : year;
  return Math.floor((term - 1789) / 2) + 1;
}

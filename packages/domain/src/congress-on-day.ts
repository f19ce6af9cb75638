import type { IsoDate } from './record-identity.ts';

/**
 * Returns the number of the Congress on a day. Terms begin on January 3 of odd years (Twentieth Amendment, section 1);
 * the March start of terms before 1935 is not considered.
 */
export function congressOnDay(day: IsoDate): number {
  const year = Number(day.slice(0, 4));
  const term = day.slice(5) < '01-03' ? year - 1 : year;
  return Math.floor((term - 1789) / 2) + 1;
}

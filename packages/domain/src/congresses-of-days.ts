import { congressOnDay } from './congress-on-day.ts';
import type { IsoDate } from './record-identity.ts';

/** First year of the Congresses whose terms begin in January. */
const FIRST_YEAR = 1935;
/** Acts of a Congress are signed, numbered and printed for weeks after it ended. */
const LAST_DAY_AFTER = '-02-28';

/**
 * Returns the Congresses that most of a record's days may belong to, as their numbers. A day in the first weeks of a
 * Congress may also belong to the one before.
 */
export function congressesOfDays(days: readonly (IsoDate | undefined)[]): string[] {
  const counts = new Map<number, number>();
  for (const day of days) {
    if (day === undefined || Number(day.slice(0, 4)) < FIRST_YEAR) continue;
    const year = Number(day.slice(0, 4));
    const own = congressOnDay(day);
    const isEarly = year % 2 === 1 && day <= `${year}${LAST_DAY_AFTER}`;
    const before = congressOnDay(`${year - 1}-12-31`);
    for (const congress of new Set(isEarly ? [own, before] : [own]))
      counts.set(congress, (counts.get(congress) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([congress]) => String(congress));
}

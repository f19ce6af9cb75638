import type { IsoDate } from '@rotunda/domain';

/** Ranges of days; the first is the default (ADV-01). */
export const ADVOCACY_RANGES = ['yearToDate', 'lastYear', 'last7Days', 'last30Days', 'last90Days', 'custom'] as const;
export type AdvocacyRange = (typeof ADVOCACY_RANGES)[number];

/** A range of days, both included. */
export interface Days {
  startDate: IsoDate;
  endDate: IsoDate;
}

const DAYS_BACK: Readonly<Partial<Record<AdvocacyRange, number>>> = { last7Days: 7, last30Days: 30, last90Days: 90 };
const DAY_MS = 86_400_000;

/**
 * Returns the days of a range relative to `today`. "Year to Date" runs from January 1 to today, and "Last year" is the
 * whole previous year.
 */
export function getDays(range: Exclude<AdvocacyRange, 'custom'>, today: IsoDate): Days {
  const year = Number(today.slice(0, 4));
  if (range === 'lastYear') return { startDate: `${year - 1}-01-01`, endDate: `${year - 1}-12-31` };
  const back = DAYS_BACK[range];
  if (back === undefined) return { startDate: `${year}-01-01`, endDate: today };
  // The range includes today.
  const start = new Date(Date.parse(`${today}T00:00:00Z`) - (back - 1) * DAY_MS);
  return { startDate: start.toISOString().slice(0, 10), endDate: today };
}

import { expect, it } from 'vitest';
import { getDays } from './date-range.ts';

it.each([
  ['yearToDate', '2026-11-23', '2026-01-01', '2026-11-23'],
  ['yearToDate', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['lastYear', '2026-11-23', '2025-01-01', '2025-12-31'],
  ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
  ['last7Days', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last30Days', '2024-03-01', '2024-02-01', '2024-03-01'],
  ['last90Days', '2026-01-15', '2025-10-18', '2026-01-15'],
] as const)('getDays returns for %s on %s the days %s to %s', (range, today, startDate, endDate) => {
  expect(getDays(range, today)).toEqual({ startDate, endDate });
});

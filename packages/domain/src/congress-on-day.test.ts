import { expect, test } from 'vitest';
import { congressOnDay } from './congress-on-day.ts';

test.each([
  ['2025-01-02', 118],
  ['2025-01-03', 119],
  ['2026-12-31', 119],
  ['2027-01-02', 119],
  ['2027-01-03', 120],
  ['2012-09-18', 112],
])('congressOnDay puts %s in Congress %i', (day, congress) => {
  expect(congressOnDay(day)).toBe(congress);
});

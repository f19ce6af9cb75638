import { expect, test } from 'vitest';
import { easternInstant } from './eastern-instant.ts';
import { localDay } from './local-time.ts';

test.each([
  ['2023-01-26', '17:23', '2023-01-26T22:23:00Z'],
  ['2025-07-03', '14:31', '2025-07-03T18:31:00Z'],
  ['2025-03-09', '01:30', '2025-03-09T06:30:00Z'],
  ['2025-03-09', '03:30', '2025-03-09T07:30:00Z'],
  ['2004-11-17', '5:48', '2004-11-17T10:48:00Z'],
  ['2025-01-01', '00:00:30', '2025-01-01T05:00:30Z'],
])('easternInstant reads %s %s in Washington as %s', (date, time, utc) => {
  const instant = easternInstant(date, time);
  expect(instant).toBe(Date.parse(utc) / 1000);
  expect(localDay(instant ?? 0, 'America/New_York')).toBe(date);
});

test('easternInstant returns undefined for an invalid date or time', () => {
  expect(easternInstant('2025-13-40', '10:00')).toBeUndefined();
  expect(easternInstant('2025-01-01', '5:23 PM')).toBeUndefined();
  expect(easternInstant('26-Jan-2023', '17:23')).toBeUndefined();
});

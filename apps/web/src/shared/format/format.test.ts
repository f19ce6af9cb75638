import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatDeadline, formatRowDate, formatShortDay } from './format-date.ts';
import { formatCount, formatFileSize, formatNumber, formatTimeLeft, formatTotal } from './format-number.ts';

describe('formatDay and formatShortDay', () => {
  it.each([
    ['2026-03-09', 'March 9, 2026', 'Mar 9, 2026'],
    ['2024-02-29', 'February 29, 2024', 'Feb 29, 2024'],
    ['2026-03-09T23:30:00Z', 'March 9, 2026', 'Mar 9, 2026'],
    ['not a day', 'not a day', 'not a day'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
  ])('%s', (day, long, short) => {
    expect(formatDay(day)).toBe(long);
    expect(formatShortDay(day)).toBe(short);
  });

  it('return an empty string without a date', () => {
    expect(formatDay(null)).toBe('');
    expect(formatShortDay(undefined)).toBe('');
  });
});

describe('formatDeadline', () => {
  it.each([
    ['2026-04-06', '2026-03-09', 'Apr 6'],
    ['2027-01-22', '2026-11-23', 'Jan 22'],
    ['2027-03-08', '2026-03-09', 'Mar 8'],
    ['2027-03-09', '2026-03-09', 'Mar 9, 2027'],
  ])('formats %s seen on %s as %s', (day, today, words) => {
    expect(formatDeadline(day, today)).toBe(words);
  });
});

describe('Dates and times', () => {
  /** 2026-03-12 03:30 UTC is still March 11 in New York. */
  const seconds = Date.UTC(2026, 2, 12, 3, 30) / 1000;

  it('are formatted in the given time zone with its name', () => {
    expect(formatDate(seconds, 'America/New_York')).toBe('March 11, 2026');
    expect(formatDateTime(seconds, 'America/New_York')).toBe('March 11, 2026 11:30 pm EDT');
    expect(formatDateTime(seconds, 'UTC')).toBe('March 12, 2026 3:30 am UTC');
  });

  it('include the year in a row only when it is not the current year', () => {
    const day = 86_400;
    expect(formatRowDate(seconds, seconds + 60)).toMatch(/^\d{1,2}:30 [ap]m$/);
    expect(formatRowDate(seconds - 5 * day, seconds)).toMatch(/^Mar [67]$/);
    expect(formatRowDate(seconds - 365 * day, seconds)).toMatch(/^Mar 1[12], 2025$/);
  });
});

describe('Numbers', () => {
  it('are grouped by thousands, with a plus sign at the limit and singular or plural nouns', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
    expect(formatTotal(10_000, true)).toBe('10,000+');
    expect(formatTotal(10_000, false)).toBe('10,000');
    expect([formatCount(1, 'match', 'matches'), formatCount(0, 'match', 'matches'), formatCount(2, 'change')]).toEqual([
      '1 match',
      '0 matches',
      '2 changes',
    ]);
  });

  it.each([
    [0, '0.0 B'],
    [999, '999.0 B'],
    [1000, '1.0 KB'],
    [999_949, '999.9 KB'],
    [999_950, '1.0 MB'],
    [4_000_000, '4.0 MB'],
    [1_500_000_000, '1.5 GB'],
    [2.5e15, '2500.0 TB'],
  ])('format %i bytes as %s', (bytes, size) => expect(formatFileSize(bytes)).toBe(size));

  it.each([
    [0.2, '1 s left'],
    [20, '20 s left'],
    [90, '2 min left'],
    [7200, '2 h left'],
  ])('format %d seconds as %s', (seconds, left) => expect(formatTimeLeft(seconds)).toBe(left));
});

import { describe, expect, it } from 'vitest';
import { eventRange } from './event-range.ts';

const HOUR = 3600;
const at = (text: string) => Date.parse(text) / 1000;

describe('eventRange', () => {
  it('spans the first midnight to the midnight after the last day in the local time zone', () => {
    const range = eventRange('2026-01-05', '2026-01-06', 'America/New_York');
    expect(range.fromTs).toBe(at('2026-01-05T05:00:00Z'));
    expect(range.untilTs).toBe(at('2026-01-07T05:00:00Z'));
  });

  it.each([
    ['spring forward', '2026-03-08', 23],
    ['fall back', '2026-11-01', 25],
    ['stay as they are', '2026-06-01', 24],
  ])('covers the right number of hours on a day when clocks %s', (_what, day, hours) => {
    const { fromTs, untilTs } = eventRange(day, day, 'America/New_York');
    expect((untilTs - fromTs) / HOUR).toBe(hours);
  });

  it('starts with the day when a clock change skips midnight', () => {
    // In Santiago, clocks go from 24:00 to 1:00 on the first Sunday of September.
    const { fromTs, getDay } = eventRange('2026-09-06', '2026-09-06', 'America/Santiago');
    expect([getDay(fromTs - 1), getDay(fromTs)]).toEqual(['2026-09-05', '2026-09-06']);
  });

  it('crosses the end of a year and a leap day', () => {
    expect(eventRange('2026-12-31', '2026-12-31', 'UTC').untilTs).toBe(at('2027-01-01T00:00:00Z'));
    expect(eventRange('2028-02-28', '2028-02-28', 'UTC').untilTs).toBe(at('2028-02-29T00:00:00Z'));
  });
});

describe('getDay', () => {
  it('returns the local day to the second', () => {
    const { getDay } = eventRange('2026-01-05', '2026-01-06', 'America/New_York');
    expect(getDay(at('2026-01-06T04:59:59Z'))).toBe('2026-01-05');
    expect(getDay(at('2026-01-06T05:00:00Z'))).toBe('2026-01-06');
  });

  it('handles a zone offset by 45 minutes, also when its cache is used', () => {
    const { getDay } = eventRange('2026-01-05', '2026-01-06', 'Asia/Kathmandu');
    for (const _twice of [1, 2]) {
      expect(getDay(at('2026-01-05T18:14:59Z'))).toBe('2026-01-05');
      expect(getDay(at('2026-01-05T18:15:00Z'))).toBe('2026-01-06');
    }
  });

  it('handles instants outside the range and before 1970', () => {
    const { getDay } = eventRange('2026-01-05', '2026-01-05', 'UTC');
    expect([getDay(at('1969-12-31T23:59:59Z')), getDay(0)]).toEqual(['1969-12-31', '1970-01-01']);
  });
});

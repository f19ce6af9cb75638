import { describe, expect, it } from 'vitest';
import { isTimeZone } from '@rotunda/domain';
import { secondsAtWallClock } from './zoned-time.ts';

const clock = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second: 0 };
};

describe('Zoned time', () => {
  it.each([
    ['2026-01-15 09:00', 'America/New_York', '2026-01-15T14:00:00Z'],
    ['2026-07-15 09:00', 'America/New_York', '2026-07-15T13:00:00Z'],
    ['2026-07-15 09:00', 'Asia/Kolkata', '2026-07-15T03:30:00Z'],
    ['2026-07-15 09:00', 'UTC', '2026-07-15T09:00:00Z'],
    // 02:30 does not exist on this day, so it becomes an hour later.
    ['2026-03-08 02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    // 01:30 occurs twice; the first is used.
    ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ])('%s in %s', (text, timeZone, expected) => {
    expect(new Date(secondsAtWallClock(clock(text), timeZone) * 1000).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });

  it('recognizes IANA time zone names only', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true);
    expect(isTimeZone('Office')).toBe(false);
  });
});

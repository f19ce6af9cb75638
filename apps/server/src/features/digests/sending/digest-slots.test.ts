import { describe, expect, it } from 'vitest';
import type { DigestFrequency } from '@rotunda/contract';
import { type DigestZone, latestSlot, nextSlot } from './digest-slots.ts';

const at = (instant: string) => Date.parse(instant) / 1000;
const text = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);
const slots = (frequency: DigestFrequency, now: string, zone: DigestZone) => [
  text(latestSlot(frequency, at(now), zone)),
  text(nextSlot(frequency, at(now), zone)),
];
const newYork = (weeklyDigestDay = 1): DigestZone => ({ timeZone: 'America/New_York', weeklyDigestDay });

describe('Digest slots', () => {
  // In winter, 07:00 in New York is 12:00 UTC; 2026-11-23 is a Monday.
  it.each<[DigestFrequency, string, string, string]>([
    ['Daily', '2026-11-23T12:00Z', '2026-11-23T12:00', '2026-11-24T12:00'],
    ['Daily', '2026-11-23T11:59Z', '2026-11-22T12:00', '2026-11-23T12:00'],
    ['4-Hourly', '2026-11-23T12:00Z', '2026-11-23T12:00', '2026-11-23T16:00'],
    ['4-Hourly', '2026-11-23T04:30Z', '2026-11-23T04:00', '2026-11-23T08:00'],
    ['Hourly', '2026-11-23T04:30Z', '2026-11-23T04:00', '2026-11-23T05:00'],
    ['Weekly', '2026-11-23T12:00Z', '2026-11-23T12:00', '2026-11-30T12:00'],
    ['Weekly', '2026-11-23T11:59Z', '2026-11-16T12:00', '2026-11-23T12:00'],
  ])('%s at %s: latest slot %s, next slot %s', (frequency, now, latest, next) => {
    expect(slots(frequency, now, newYork())).toEqual([latest, next]);
  });

  it.each([
    [2, '2026-11-17T12:00', '2026-11-24T12:00'],
    [5, '2026-11-20T12:00', '2026-11-27T12:00'],
    [7, '2026-11-22T12:00', '2026-11-29T12:00'],
  ])('run weekly on weekday %i', (day, latest, next) => {
    expect(slots('Weekly', '2026-11-23T12:00Z', newYork(day))).toEqual([latest, next]);
  });

  it.each([
    // Zones with another date than UTC and with offsets in quarter hours.
    ['Pacific/Auckland', '2026-11-23T17:59Z', '2026-11-22T18:00', '2026-11-23T18:00'],
    ['Pacific/Auckland', '2026-11-23T18:00Z', '2026-11-23T18:00', '2026-11-24T18:00'],
    ['Pacific/Pago_Pago', '2026-11-23T18:00Z', '2026-11-23T18:00', '2026-11-24T18:00'],
    ['Asia/Kathmandu', '2026-11-23T01:15Z', '2026-11-23T01:15', '2026-11-24T01:15'],
  ])('follow the morning in %s at %s', (timeZone, now, latest, next) => {
    expect(slots('Daily', now, { timeZone, weeklyDigestDay: 1 })).toEqual([latest, next]);
  });

  it.each<[string, DigestFrequency, string, string, string]>([
    // Clocks go from 02:00 to 03:00 on 2026-03-08, so 07:00 comes an hour earlier and 02:00 and 03:00 are the same
    // instant.
    ['spring', 'Daily', '2026-03-08T10:59Z', '2026-03-07T12:00', '2026-03-08T11:00'],
    ['spring', 'Hourly', '2026-03-08T06:59Z', '2026-03-08T06:00', '2026-03-08T07:00'],
    ['spring', 'Hourly', '2026-03-08T07:00Z', '2026-03-08T07:00', '2026-03-08T08:00'],
    ['spring', '4-Hourly', '2026-03-08T06:59Z', '2026-03-08T04:00', '2026-03-08T07:00'],
    // 01:00 occurs twice on 2026-11-01, at 05:00 and 06:00 UTC; only the first is a slot.
    ['autumn', 'Daily', '2026-11-01T11:30Z', '2026-10-31T11:00', '2026-11-01T12:00'],
    ['autumn', 'Hourly', '2026-11-01T05:00Z', '2026-11-01T05:00', '2026-11-01T07:00'],
    ['autumn', 'Hourly', '2026-11-01T06:30Z', '2026-11-01T05:00', '2026-11-01T07:00'],
    ['autumn', 'Weekly', '2026-11-01T13:00Z', '2026-10-26T11:00', '2026-11-02T12:00'],
  ])('across the %s clock change, %s at %s: latest slot %s, next slot %s', (_, frequency, now, latest, next) => {
    expect(slots(frequency, now, newYork())).toEqual([latest, next]);
  });

  it('follow each other without gaps or repeats through a year of clock changes', () => {
    for (const timeZone of ['America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      const zone = { timeZone, weeklyDigestDay: 3 };
      let days = 0;
      for (let slot = at('2026-01-01T00:00Z'); slot < at('2027-01-01T00:00Z'); days += 1) {
        const next = nextSlot('Daily', slot, zone);
        expect(latestSlot('Daily', next, zone)).toBe(next);
        expect(latestSlot('Daily', next - 1, zone)).toBeLessThan(next);
        slot = next;
      }
      expect(days).toBeGreaterThanOrEqual(365);
      expect(days).toBeLessThanOrEqual(366);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { getIso, getWallClock } from './wall-time.ts';

const iso = (timeZone: string, at: string) => getIso(getWallClock(timeZone)(Date.parse(at) / 1000));

describe('Wall time', () => {
  it.each([
    ['UTC', '2026-03-09T17:05:09Z', '2026-03-09T17:05:09+00:00'],
    ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30:00-04:00'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
    ['America/St_Johns', '2026-01-01T03:29:59Z', '2025-12-31T23:59:59-03:30'],
    ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02T00:00:00+05:45'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02T00:00:00+14:00'],
  ])('in %s at %s is %s', (timeZone, at, said) => {
    expect(iso(timeZone, at)).toBe(said);
  });

  it('writes midnight as hour 00 of its day', () => {
    expect(iso('America/New_York', '2026-01-02T05:00:00Z')).toBe('2026-01-02T00:00:00-05:00');
  });
});

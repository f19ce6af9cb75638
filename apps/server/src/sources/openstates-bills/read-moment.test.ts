import { describe, expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

describe('readMoment', () => {
  test.each([
    ['2026-02-22', 'us-wy', { date: '2026-02-22' }],
    ['2026-02-22T00:00:00+00:00', 'us-wy', { date: '2026-02-22' }],
    ['2025-07-03T04:00:00+00:00', 'us', { date: '2025-07-03' }],
    ['2025-12-03T05:00:00+00:00', 'us', { date: '2025-12-03' }],
    ['2026-02-22T02:55:20+00:00', 'us-wy', { date: '2026-02-21', ts: 1771728920 }],
    // A House vote at 7 p.m. is at midnight UTC; federal dates without a time are never stored like that.
    ['2025-01-14T00:00:00+00:00', 'us', { date: '2025-01-13', ts: 1736812800 }],
    ['2025-01-14T00:00:00+00:00', 'us-ny', { date: '2025-01-14' }],
    ['', 'us-wy', undefined],
  ])('reads %s of %s', (text, isoCode, moment) => {
    expect(readMoment(text, isoCode)).toEqual(moment);
  });
});

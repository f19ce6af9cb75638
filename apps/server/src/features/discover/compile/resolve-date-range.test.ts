import type { DateRange } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { resolveDateRange } from './resolve-date-range.ts';

const at = (text: string) => Date.parse(text) / 1000;
const NOON = at('2026-03-09T12:34:56Z');
const range = (name: DateRange['name'], startTs: number | null = null, stopTs: number | null = null): DateRange => ({
  name,
  startTs,
  stopTs,
});

describe('resolveDateRange', () => {
  it('returns null without a range', () => {
    expect(resolveDateRange(null, NOON)).toBeNull();
  });

  it.each([
    ['last_7_days', '2026-03-02'],
    ['last_30_days', '2026-02-07'],
    ['last_90_days', '2025-12-09'],
    ['year_to_date', '2026-01-01'],
  ] as const)('starts %s at the beginning of %s with no end', (name, day) => {
    expect(resolveDateRange(range(name), NOON)).toEqual({ fromTs: at(`${day}T00:00:00Z`) });
  });

  it('moves with the day but not within it', () => {
    const [first, last] = ['2026-03-09T00:00:00Z', '2026-03-09T23:59:59Z'].map(at);
    expect(resolveDateRange(range('last_7_days'), first ?? 0)).toEqual(
      resolveDateRange(range('last_7_days'), last ?? 0),
    );
    const next = at('2026-03-10T00:00:00Z');
    expect(resolveDateRange(range('last_7_days'), next)).toEqual({ fromTs: at('2026-03-03T00:00:00Z') });
  });

  it('starts the year with its first second', () => {
    const year = range('year_to_date');
    expect(resolveDateRange(year, at('2026-01-01T00:00:00Z'))).toEqual({ fromTs: at('2026-01-01T00:00:00Z') });
    expect(resolveDateRange(year, at('2025-12-31T23:59:59Z'))).toEqual({ fromTs: at('2025-01-01T00:00:00Z') });
  });

  it.each([
    ['both', 100, 200, { fromTs: 100, toTs: 200 }],
    ['the first', 100, null, { fromTs: 100 }],
    ['the last', null, 200, { toTs: 200 }],
    ['the beginning of time', 0, null, { fromTs: 0 }],
    ['neither, which restricts nothing', null, null, null],
  ])('returns the bounds of a custom range: %s', (_what, startTs, stopTs, bounds) => {
    expect(resolveDateRange(range('custom', startTs, stopTs), NOON)).toEqual(bounds);
  });

  it('ignores custom bounds beside a preset', () => {
    expect(resolveDateRange(range('year_to_date', 100, 200), NOON)).toEqual({ fromTs: at('2026-01-01T00:00:00Z') });
  });
});

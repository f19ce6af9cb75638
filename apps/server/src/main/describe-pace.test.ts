import { describe, expect, it } from 'vitest';
import { describePace, describeTimeLeft } from './describe-pace.ts';

describe('describePace', () => {
  it.each([
    [{ count: 2500, elapsedMs: 2000 }, '1,250 records/s'],
    [{ count: 4, elapsedMs: 10_000 }, '0.4 records/s'],
    [{ count: 0, elapsedMs: 0 }, '0 records/s'],
  ])('formats items per second, with a decimal for slow rates: %o', (pace, said) => {
    expect(describePace(pace, 'records')).toBe(said);
  });
});

describe('describeTimeLeft', () => {
  const pace = { count: 1000, elapsedMs: 10_000 };
  it.each([
    [950, '10 s left'],
    [12_000, '2 min left'],
    [750_000, '2 h 5 min left'],
  ])('formats the time for %d remaining items in a readable unit', (remaining, said) => {
    expect(describeTimeLeft(pace, remaining)).toBe(said);
  });

  it('returns null when the time is unknown', () => {
    expect(describeTimeLeft(pace, null)).toBeNull();
    expect(describeTimeLeft(pace, 0)).toBeNull();
    expect(describeTimeLeft({ count: 0, elapsedMs: 10_000 }, 5)).toBeNull();
    expect(describeTimeLeft({ count: 5, elapsedMs: 100 }, 5)).toBeNull();
  });
});

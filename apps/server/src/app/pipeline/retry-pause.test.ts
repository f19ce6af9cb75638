import { describe, expect, it } from 'vitest';
import { retryPauseMs } from './retry-pause.ts';

describe('retryPauseMs', () => {
  it('grows from a minute to a day and then stays constant', () => {
    const minutes = Array.from({ length: 7 }, (_, failures) => retryPauseMs(failures, false) / 60_000);
    expect(minutes).toEqual([1, 5, 25, 125, 625, 1440, 1440]);
    expect(retryPauseMs(10_000, false)).toBe(1440 * 60_000);
  });

  it('stays within five minutes for transient faults', () => {
    expect([0, 1, 2].map((failures) => retryPauseMs(failures, true))).toEqual([1000, 2000, 4000]);
    expect(retryPauseMs(10_000, true)).toBe(300_000);
  });
});

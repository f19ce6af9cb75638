import { describe, expect, it } from 'vitest';
import {
  FAILING_SECONDS,
  MAX_ATTEMPTS,
  pauseAfterAttempt,
  pauseAfterFailures,
  retryAfterSeconds,
} from './retry-schedule.ts';

const HOUR = 3600;
const NOW_TS = 1_767_355_200;

describe('Retry schedule', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfterAttempt(index + 1));

  it('has ten attempts with increasing pauses', () => {
    expect(MAX_ATTEMPTS).toBe(10);
    expect(pauses).toEqual([...pauses].toSorted((a, b) => a - b));
    expect(new Set(pauses).size).toBe(pauses.length);
  });

  it('starts with a minute, ends with a day and takes 75.6 hours in total', () => {
    expect([pauses[0], pauses.at(-1)]).toEqual([60, 24 * HOUR]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(75.6 * HOUR);
  });

  it('pauses for a day after the last attempt', () => {
    expect(pauseAfterAttempt(MAX_ATTEMPTS)).toBe(24 * HOUR);
  });

  it('takes longer than the time a webhook may fail before it is turned off', () => {
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(FAILING_SECONDS);
  });
});

it.each([
  [0, 0],
  [2, 0],
  [3, 60],
  [4, 120],
  [8, 1920],
  [9, HOUR],
  [1000, HOUR],
])('pauseAfterFailures after %d consecutive failures returns %d seconds', (failures, seconds) => {
  expect(pauseAfterFailures(failures)).toBe(seconds);
});

describe('Retry-After header', () => {
  it.each<[string, string | null, number]>([
    ['that is absent', null, 0],
    ['of seconds', '120', 120],
    ['of an hour', '3600', HOUR],
    ['of a second more than an hour, which is cut', '3601', HOUR],
    ['of more digits than a number of seconds has', '12345678901', 0],
    ['of no seconds', '0', 0],
    ['of a negative number', '-5', 0],
    ['with words that are no time', 'soon', 0],
    ['that is empty', '', 0],
  ])('%s', (_what, header, seconds) => {
    expect(retryAfterSeconds(header, NOW_TS)).toBe(seconds);
  });

  it.each([
    ['to come', 90, 90],
    ['that has passed', -90, 0],
    ['a week away, which is cut', 7 * 24 * HOUR, HOUR],
  ])('with a date %s', (_what, away, seconds) => {
    expect(retryAfterSeconds(new Date((NOW_TS + away) * 1000).toUTCString(), NOW_TS)).toBe(seconds);
  });
});

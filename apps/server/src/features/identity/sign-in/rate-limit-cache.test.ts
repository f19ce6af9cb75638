import { expect, it } from 'vitest';
import { RateLimitCache } from './rate-limit-cache.ts';

it('RateLimitCache keeps a key closed until its time is over', () => {
  const closed = new RateLimitCache();
  closed.close('one', 100);
  closed.close('two', 130);
  expect(closed.secondsLeft(['one'], 90)).toBe(10);
  expect(closed.secondsLeft(['one', 'two'], 90)).toBe(40);
  expect(closed.secondsLeft(['one'], 100)).toBe(0);
  expect(closed.secondsLeft(['three'], 90)).toBe(0);
});

it('RateLimitCache is bounded and evicts the oldest key', () => {
  const closed = new RateLimitCache();
  for (let at = 0; at <= 10_000; at += 1) closed.close(`${at}`, 100);
  expect(closed.secondsLeft(['0'], 90)).toBe(0);
  expect(closed.secondsLeft(['1'], 90)).toBe(10);
});

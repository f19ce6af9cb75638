import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryOnOutage } from './retry-on-outage.ts';

const FAR = 3_600_000;

/** Returns the error that PostgreSQL reports while it starts. */
function starting(text = 'the database system is starting up'): Error {
  return Object.assign(new Error(text), { code: '57P03' });
}

/**
 * Returns work that fails the given number of times before it succeeds, and the times of the attempts in milliseconds
 * since the start.
 */
function failing(times: number, fault: () => Error = starting) {
  const beganMs = Date.now();
  const triedMs: number[] = [];
  const work = () => {
    triedMs.push(Date.now() - beganMs);
    return triedMs.length > times ? Promise.resolve('done') : Promise.reject(fault());
  };
  return { work, triedMs };
}

describe('retryOnOutage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('retries indefinitely with pauses that grow to five seconds and reports each wait', async () => {
    const { work, triedMs } = failing(8);
    const reasons: string[] = [];
    const answer = retryOnOutage(work, { onWait: (reason) => reasons.push(reason) });
    await vi.advanceTimersByTimeAsync(FAR);
    expect(await answer).toBe('done');
    expect(triedMs).toEqual([0, 250, 750, 1750, 3750, 7750, 12_750, 17_750, 22_750]);
    expect(reasons).toEqual(Array.from({ length: 8 }, () => 'the database system is starting up'));
  });

  it('rethrows a fault that is not transient without a retry', async () => {
    const { work, triedMs } = failing(1, () => Object.assign(new Error('no such table'), { code: '42P01' }));
    await expect(retryOnOutage(work)).rejects.toThrow('no such table');
    expect(triedMs).toEqual([0]);
  });

  it('throws the last fault exactly when its patience ends', async () => {
    let tries = 0;
    const { work, triedMs } = failing(100, () => starting(`try ${(tries += 1)}`));
    const answer = expect(retryOnOutage(work, { maxWaitMs: 5000 })).rejects.toThrow('try 6');
    await vi.advanceTimersByTimeAsync(FAR);
    await answer;
    expect(triedMs).toEqual([0, 250, 750, 1750, 3750, 5000]);
  });

  it('tries only once when it has no patience', async () => {
    const { work, triedMs } = failing(1);
    await expect(retryOnOutage(work, { maxWaitMs: 0 })).rejects.toThrow('starting up');
    expect(triedMs).toEqual([0]);
  });

  it('stops waiting with the reason of its signal', async () => {
    const { work, triedMs } = failing(100);
    const stop = new AbortController();
    const answer = expect(retryOnOutage(work, { signal: stop.signal })).rejects.toThrow('stopped');
    await vi.advanceTimersByTimeAsync(300);
    stop.abort(new Error('stopped'));
    await answer;
    await vi.advanceTimersByTimeAsync(FAR);
    expect(triedMs).toEqual([0, 250]);
  });
});

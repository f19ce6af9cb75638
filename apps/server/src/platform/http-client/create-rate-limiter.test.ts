import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFixedClock } from '../testing/fixed-clock.ts';
import { createRateLimiter } from './create-rate-limiter.ts';

describe('createRateLimiter', () => {
  it('keeps every window within the stated limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 50 }),
        fc.integer({ min: 1, max: 60 }),
        async (requests, perSeconds) => {
          const clock = createFixedClock();
          const limiter = createRateLimiter({ requests, perSeconds }, clock);
          const sentMs: number[] = [];
          for (let index = 0; index < requests * 3; index += 1) {
            await limiter.take();
            sentMs.push(clock.nowMs());
          }
          for (const startMs of sentMs) {
            const within = sentMs.filter((ms) => ms >= startMs && ms < startMs + perSeconds * 1000);
            expect(within.length).toBeLessThanOrEqual(requests);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('uses most of the allowance', async () => {
    const clock = createFixedClock();
    const limiter = createRateLimiter({ requests: 60, perSeconds: 60 }, clock);
    const startMs = clock.nowMs();
    for (let index = 0; index < 600; index += 1) await limiter.take();
    expect((clock.nowMs() - startMs) / 1000).toBeLessThan(680);
  });

  it('lets a lone request through without waiting', async () => {
    const clock = createFixedClock();
    await createRateLimiter({ requests: 1, perSeconds: 3600 }, clock).take();
    expect(clock.sleeps).toEqual([]);
  });
});

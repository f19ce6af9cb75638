import type { Clock } from '../clock.ts';

/** A publisher's stated limit: requests per period in seconds. */
export interface RateLimit {
  requests: number;
  perSeconds: number;
}

export interface RateLimiter {
  /** Resolves when the next request may be sent; callers are served in order. */
  take(signal?: AbortSignal): Promise<void>;
}

/** Share of the limit that may be used in one burst. */
const BURST_SHARE = 0.1;

/**
 * Creates a token bucket that keeps every window of `perSeconds` within the limit. A bucket that refills at the full
 * rate on top of its burst would exceed it, so the burst is subtracted from the rate.
 */
export function createRateLimiter(limit: RateLimit, clock: Clock): RateLimiter {
  const capacity = Math.max(1, Math.floor(limit.requests * BURST_SHARE));
  const perMs = Math.max(limit.requests - capacity, 1) / (limit.perSeconds * 1000);
  let tokens = capacity;
  let filledMs = clock.nowMs();
  let turn: Promise<void> = Promise.resolve();

  async function acquire(signal: AbortSignal | undefined): Promise<void> {
    const nowMs = clock.nowMs();
    tokens = Math.min(capacity, tokens + (nowMs - filledMs) * perMs);
    filledMs = nowMs;
    if (tokens < 1) {
      await clock.sleep(Math.ceil((1 - tokens) / perMs), signal);
      tokens += (clock.nowMs() - filledMs) * perMs;
      filledMs = clock.nowMs();
    }
    tokens -= 1;
  }

  return {
    take(signal) {
      const mine = turn.then(() => acquire(signal));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

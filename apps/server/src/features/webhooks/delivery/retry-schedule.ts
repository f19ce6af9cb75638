import type { UnixSeconds } from '@rotunda/domain';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Pauses between the attempts of one message, in seconds: ten attempts over 75.6 hours, as Standard Webhooks
 * recommends.
 */
const PAUSES = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Maximum number of attempts of one message. */
export const MAX_ATTEMPTS = PAUSES.length + 1;

/** A webhook is turned off when every attempt has failed for this long. */
export const FAILING_SECONDS = 72 * HOUR;

/** Longest pause for an address after failures, in seconds. */
const MAX_PAUSE = HOUR;

/**
 * Returns how long a message waits after an attempt, in seconds. After the last attempt the value is that of the one
 * before.
 */
export function pauseAfterAttempt(attempts: number): number {
  return PAUSES[attempts - 1] ?? 24 * HOUR;
}

/**
 * Returns how long nothing is sent to an address after consecutive failures, in seconds. The first failures cause no
 * pause, so a message that the receiver rejects does not block the others. An address that is down gets one message at
 * a time.
 */
export function pauseAfterFailures(failures: number): number {
  return failures < 3 ? 0 : Math.min(MAX_PAUSE, MINUTE * 2 ** (failures - 3));
}

/** Returns the seconds a Retry-After header requests, capped at the longest pause; 0 without one. */
export function retryAfterSeconds(header: string | null, nowTs: UnixSeconds): number {
  if (header === null) return 0;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Date.parse(header) / 1000 - nowTs;
  return Number.isFinite(seconds) ? Math.min(MAX_PAUSE, Math.max(0, Math.ceil(seconds))) : 0;
}

import type { UnixSeconds } from '@rotunda/domain';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Between the attempts of one message, in seconds: ten attempts within 75 hours and a half, as Standard Webhooks advises. */
const PAUSES = [
  ...[MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR],
  24 * HOUR,
] as const;

/** So many attempts are made of one message. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/** A webhook at which every attempt has failed for so long is turned off. */
export const FAILING_SECONDS = 72 * HOUR;

/** Longest that nothing is sent to an address after failures, in seconds. */
const LONGEST_REST = HOUR;

/** How long a message waits after that attempt, in seconds; after the last one as long as after the one before. */
export function pauseAfterAttempt(attempts: number): number {
  return PAUSES[attempts - 1] ?? 24 * HOUR;
}

/**
 * How long nothing at all is sent to an address after so many failures in a row, in seconds: a message it cannot take
 * does not hold up the others, and one that is down is asked by one message at a time.
 */
export function restAfterFailures(failures: number): number {
  return failures < 3 ? 0 : Math.min(LONGEST_REST, MINUTE * 2 ** (failures - 3));
}

/** What a Retry-After header asks for, in seconds, as far as it is followed; 0 without one. */
export function retryAfterSeconds(header: string | null, nowTs: UnixSeconds): number {
  if (header === null) return 0;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Date.parse(header) / 1000 - nowTs;
  return Number.isFinite(seconds) ? Math.min(LONGEST_REST, Math.max(0, Math.ceil(seconds))) : 0;
}

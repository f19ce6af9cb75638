const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Faults that pass without intervention, such as a deadlock or a restart of the database, are retried soon. */
const TRANSIENT = { firstMs: SECOND_MS, factor: 2, longestMs: 5 * MINUTE_MS };
/** A fault of the document or the program is retried at least daily, because an upgrade may fix it. */
const PERMANENT = { firstMs: MINUTE_MS, factor: 5, longestMs: DAY_MS };

/**
 * Returns the milliseconds until the next attempt at a change that has just failed again. There is always a next
 * attempt.
 */
export function retryPauseMs(failuresBefore: number, isTransient: boolean): number {
  const { firstMs, factor, longestMs } = isTransient ? TRANSIENT : PERMANENT;
  return Math.min(longestMs, firstMs * factor ** failuresBefore);
}

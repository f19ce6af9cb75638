/** Amount of work done and the time it took. */
export interface Pace {
  count: number;
  elapsedMs: number;
}

/** A rate measured over a shorter time is not meaningful. */
const MEASURED_MS = 3000;
/** Rates below this show one decimal. */
const SLOW = 10;

/** Formats a rate: "1,250 records/s", "0.4 records/s". `noun` is a plural. */
export function describePace({ count, elapsedMs }: Pace, noun: string): string {
  const perSecond = (count / Math.max(elapsedMs, 1)) * 1000;
  const maximumFractionDigits = perSecond < SLOW ? 1 : 0;
  return `${perSecond.toLocaleString('en-US', { maximumFractionDigits })} ${noun}/s`;
}

/**
 * Formats the remaining time at the same pace: "40 s left", "3 min left", "2 h 5 min left". Returns null while it is
 * unknown.
 */
export function describeTimeLeft({ count, elapsedMs }: Pace, remaining: number | null): string | null {
  if (remaining === null || remaining <= 0 || count <= 0 || elapsedMs < MEASURED_MS) return null;
  const seconds = Math.ceil((remaining * elapsedMs) / count / 1000);
  if (seconds < 60) return `${seconds} s left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min left`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}

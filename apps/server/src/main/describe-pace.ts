/** How much of something was done in how long. */
export interface Pace {
  count: number;
  elapsedMs: number;
}

/** A rate measured over less says nothing yet. */
const MEASURED_MS = 3000;
/** Rates below this show a decimal. */
const SLOW = 10;

/** "1,250 records/s", "0.4 records/s"; `noun` in the plural. */
export function describePace({ count, elapsedMs }: Pace, noun: string): string {
  const perSecond = (count / Math.max(elapsedMs, 1)) * 1000;
  const maximumFractionDigits = perSecond < SLOW ? 1 : 0;
  return `${perSecond.toLocaleString('en-US', { maximumFractionDigits })} ${noun}/s`;
}

/** "40 s left", "3 min left", "2 h 5 min left" for what remains at the same pace; null while that cannot be known. */
export function describeTimeLeft({ count, elapsedMs }: Pace, remaining: number | null): string | null {
  if (remaining === null || remaining <= 0 || count <= 0 || elapsedMs < MEASURED_MS) return null;
  const seconds = Math.ceil((remaining * elapsedMs) / count / 1000);
  if (seconds < 60) return `${seconds} s left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min left`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}

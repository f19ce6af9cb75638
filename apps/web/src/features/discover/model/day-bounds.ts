const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SECONDS_OF_DAY = 24 * 60 * 60;

/** Returns the first second of a UTC day `YYYY-MM-DD` in Unix seconds; null for an empty or incomplete field. */
export function getFirstSecond(day: string): number | null {
  if (!DAY.test(day)) return null;
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms / 1000;
}

/** Returns the last second of that day in Unix seconds, because a range includes its last day. */
export function getLastSecond(day: string): number | null {
  const first = getFirstSecond(day);
  return first === null ? null : first + SECONDS_OF_DAY - 1;
}

/** Returns the UTC day of a time in the format of a date field; empty for null. */
export function dayOfSeconds(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Converts Unix seconds to the value of a datetime field in the user's time zone; empty for null. */
export function toFieldTime(seconds: number | null): string {
  if (seconds === null) return '';
  const at = new Date(seconds * 1000);
  const day = `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** Converts the value of a datetime field to Unix seconds; null for an empty or incomplete field. */
export function fromFieldTime(text: string): number | null {
  const ms = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000);
}

/** Returns the first second of a date field's day in the user's time zone; null if it is empty. */
export function startOfDay(day: string): number | null {
  return fromFieldTime(day === '' ? '' : `${day}T00:00`);
}

/** Returns the last second of the day, because a range includes its last day. Days of 23 or 25 hours are handled. */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  if (start === null) return null;
  const next = new Date(start * 1000);
  next.setDate(next.getDate() + 1);
  return Math.floor(next.getTime() / 1000) - 1;
}

/** Converts Unix seconds to the value of a date field; empty for undefined. */
export function toFieldDay(seconds: number | undefined): string {
  return toFieldTime(seconds ?? null).slice(0, 10);
}

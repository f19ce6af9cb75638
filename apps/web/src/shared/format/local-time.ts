const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Unix seconds as a date-and-time field takes them, in the reader's zone; empty for none. */
export function toFieldTime(seconds: number | null): string {
  if (seconds === null) return '';
  const at = new Date(seconds * 1000);
  const day = `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** Null for a field that is empty or half typed. */
export function fromFieldTime(text: string): number | null {
  const ms = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000);
}

/** The first second of a day of a date field in the reader's zone; null for none. */
export function startOfDay(day: string): number | null {
  return fromFieldTime(day === '' ? '' : `${day}T00:00`);
}

/** The last second of the day: a range includes its last day, also one of 23 or 25 hours. */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  if (start === null) return null;
  const next = new Date(start * 1000);
  next.setDate(next.getDate() + 1);
  return Math.floor(next.getTime() / 1000) - 1;
}

/** The day of a moment as a date field takes it; empty for none. */
export function toFieldDay(seconds: number | undefined): string {
  return toFieldTime(seconds ?? null).slice(0, 10);
}

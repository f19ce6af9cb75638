const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Rounds to one decimal below ten and to none above, as in 3.2 h and 14 h. */
const shortly = (value: number) => String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** Formats seconds as `40 ms`, `2.4 s`, `12 min`, `3.2 h`, `5 d` or `3.3 y`; a dash if unknown. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  // 59.6 s would print as 60 s.
  if (seconds < MINUTE - 0.5) return `${shortly(seconds)} s`;
  if (seconds < HOUR - MINUTE / 2) return `${shortly(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${shortly(seconds / HOUR)} h`;
  if (seconds < YEAR) return `${shortly(seconds / DAY)} d`;
  return `${shortly(seconds / YEAR)} y`;
}

// Created once, because looking up the locale's rules for each of hundreds of figures is slow.
const NUMBERS = new Intl.NumberFormat('en-US');

/** Formats a number as `1,487`. */
export function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

/** Formats a total that may have stopped at the organization's limit, such as `10,000+` for at least that many. */
export function formatTotal(total: number, atTotalLimit: boolean): string {
  return `${formatNumber(total)}${atTotalLimit ? '+' : ''}`;
}

/** Formats a count as `1 result` or `2,431 results`. The plural adds an s unless `many` is given. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats bytes as `512.0 B` or `1.5 MB`: one decimal, B to TB (SHL-15). Units are powers of 1,000, because the
 * specification's 4 MB is 4,000,000.
 */
export function formatFileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 999.95 would print as 1000.0 of the smaller unit.
  while (value >= 999.95 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(1)} ${UNITS[unit]}`;
}

/** Formats seconds as `20 s left`, `3 min left` or `2 h left`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s left`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min left`;
  return `${Math.round(seconds / 3600)} h left`;
}

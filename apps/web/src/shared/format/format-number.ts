// Made once: a list of hundreds of figures would look up the locale's rules for each.
const NUMBERS = new Intl.NumberFormat('en-US');

/** `1,487`. */
export function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

/** A total that may have stopped at the organisation's limit: `10,000+` when there are at least that many. */
export function formatTotal(total: number, atTotalLimit: boolean): string {
  return `${formatNumber(total)}${atTotalLimit ? '+' : ''}`;
}

/** `1 result`, `2,431 results`: the plural with an s unless given. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as `512.0 B`, `1.5 MB`: one decimal, B to TB (S1 §9). Thousands, as the specification's 4 MB is 4,000,000. */
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

/** Seconds as `20 s left`, `3 min left`, `2 h left`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s left`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min left`;
  return `${Math.round(seconds / 3600)} h left`;
}

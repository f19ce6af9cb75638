const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns the two-digit month of an English name or its first letters (`November`, `Nov`, `sep`). */
export function monthNumber(name: string): string | undefined {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Two digits of a month from its English name or first letters (`November`, `Nov`, `sep`). */
export function monthNumber(name: string): string | undefined {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}

import { formatShortDay } from '../../../shared/format/format-date.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/**
 * Prefixes a bare district number with `District`, because a number alone is unclear. A named district stays as it is.
 */
export function formatSeat(seat: string): string {
  return /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}

/** Formats a period as `Jan 3, 2019 – present` or `until Jan 3, 2021`. Empty if neither day is stated. */
export function formatPeriod(start: string | null, end: string | null): string {
  if (start === null) return end === null ? '' : `until ${formatShortDay(end)}`;
  return `${formatShortDay(start)} – ${end === null ? stakeholderTexts.present : formatShortDay(end)}`;
}

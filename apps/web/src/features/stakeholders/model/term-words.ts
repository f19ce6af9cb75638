import { formatShortDay } from '../../../shared/format/format-date.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/** States number their districts, and a number alone does not say what it is; a name speaks for itself. */
export function seatWords(seat: string): string {
  return /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}

/** `Jan 3, 2019 – present`, `until Jan 3, 2021`; empty where neither day is stated. */
export function timeWords(start: string | null, end: string | null): string {
  if (start === null) return end === null ? '' : `until ${formatShortDay(end)}`;
  return `${formatShortDay(start)} – ${end === null ? stakeholderTexts.present : formatShortDay(end)}`;
}

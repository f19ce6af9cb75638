import { formatShortDay } from '../../../shared/format/format-date.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/** `Jan 3, 2019 – present`, `until Jan 3, 2021`; empty where neither day is stated. */
export function timeWords(start: string | null, end: string | null): string {
  if (start === null) return end === null ? '' : `until ${formatShortDay(end)}`;
  return `${formatShortDay(start)} – ${end === null ? stakeholderTexts.present : formatShortDay(end)}`;
}

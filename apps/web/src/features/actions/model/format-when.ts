import { formatDate, formatDateTime, formatTime } from '../../../shared/format/format-date.ts';

/** Formats a time span, e.g. `March 9, 2026 8:42 am – 9:42 am EDT`; across midnight, with both days. */
export function formatWhen(startTime: number, endTime: number): string {
  if (startTime === endTime) return formatDateTime(startTime);
  if (formatDate(startTime) !== formatDate(endTime)) return `${formatDateTime(startTime)} – ${formatDateTime(endTime)}`;
  const end = formatDateTime(endTime).slice(formatDate(endTime).length + 1);
  return `${formatDate(startTime)} ${formatTime(startTime)} – ${end}`;
}

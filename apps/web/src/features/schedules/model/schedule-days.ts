import type { Schedule } from '@rotunda/contract';
import { formatDate, formatDateTime, formatDay } from '../../../shared/format/format-date.ts';

type Dated = Pick<Schedule, 'displayDate' | 'hasDisplayTime' | 'timeZone'> & {
  agendas: readonly Pick<Schedule['agendas'][number], 'date' | 'hasTime'>[];
};

/**
 * Formats an instant, in the meeting's time zone, or a date without time, which no time zone shifts, as `March 9,
 * 2026`.
 */
function getDay(seconds: number, hasTime: boolean, timeZone: string): string {
  return hasTime ? formatDate(seconds, timeZone) : formatDay(new Date(seconds * 1000).toISOString());
}

/** Returns the day of a schedule, or its first and last day if its agendas span several. Empty if no day is stated. */
export function scheduleDays({ displayDate, hasDisplayTime, timeZone, agendas }: Dated): string {
  const dated = agendas.flatMap(({ date, hasTime }) => (date === null ? [] : [{ date, hasTime }]));
  const moments = dated.length === 0 && displayDate !== null ? [{ date: displayDate, hasTime: hasDisplayTime }] : dated;
  const days = moments.toSorted((a, b) => a.date - b.date).map(({ date, hasTime }) => getDay(date, hasTime, timeZone));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

/**
 * Formats a time such as `March 9, 2026 10:00 am EDT` in the meeting's time zone, or only the day if no time is stated.
 * Empty if neither is stated.
 */
export function scheduleMoment(seconds: number | null, hasTime: boolean, timeZone: string): string {
  if (seconds === null) return '';
  return hasTime ? formatDateTime(seconds, timeZone) : getDay(seconds, false, timeZone);
}

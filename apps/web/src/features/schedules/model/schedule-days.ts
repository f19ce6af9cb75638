import type { Schedule } from '@rotunda/contract';
import { formatDate, formatDateTime, formatDay } from '../../../shared/format/format-date.ts';

type Dated = Pick<Schedule, 'displayDate' | 'hasDisplayTime' | 'timeZone'> & {
  agendas: readonly Pick<Schedule['agendas'][number], 'date' | 'hasTime'>[];
};

/** An instant, or a day that no zone moves, as `March 9, 2026`: the day at the place of the meeting. */
function dayOf(seconds: number, hasTime: boolean, timeZone: string): string {
  return hasTime ? formatDate(seconds, timeZone) : formatDay(new Date(seconds * 1000).toISOString());
}

/** The day of a schedule, or the first and the last where its agendas are of several; empty where none is stated. */
export function scheduleDays({ displayDate, hasDisplayTime, timeZone, agendas }: Dated): string {
  const dated = agendas.flatMap(({ date, hasTime }) => (date === null ? [] : [{ date, hasTime }]));
  const moments = dated.length === 0 && displayDate !== null ? [{ date: displayDate, hasTime: hasDisplayTime }] : dated;
  const days = moments.toSorted((a, b) => a.date - b.date).map(({ date, hasTime }) => dayOf(date, hasTime, timeZone));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

/** `March 9, 2026 10:00 am EDT` by the clock of the meeting's place, or its day; empty where none is stated. */
export function scheduleMoment(seconds: number | null, hasTime: boolean, timeZone: string): string {
  if (seconds === null) return '';
  return hasTime ? formatDateTime(seconds, timeZone) : dayOf(seconds, false, timeZone);
}

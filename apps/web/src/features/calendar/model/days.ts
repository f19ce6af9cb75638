import { addDays, type IsoDate } from '@rotunda/domain';
import dayjs from 'dayjs';
import type { CalendarView } from './calendar-views.ts';

const WEEK = 7;
/** Number of days in the agenda. */
const AGENDA = 30;

// Days are computed in UTC, where each has 24 hours, so that daylight saving time does not shift them.
const getWeekday = (day: IsoDate) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the Sunday on or before a day. */
export const startOfWeek = (day: IsoDate): IsoDate => addDays(day, -getWeekday(day));

/** Returns the same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the days of a view: a month in whole weeks, a week, or 30 days from the given one. */
export function daysOfView(view: CalendarView, day: IsoDate): IsoDate[] {
  if (view === 'agenda') return daysFrom(day, AGENDA);
  if (view === 'week') return daysFrom(startOfWeek(day), WEEK);
  const first = startOfWeek(`${day.slice(0, 7)}-01`);
  const last = addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
  const weeks = Math.ceil((distance(first, last) + 1) / WEEK);
  return daysFrom(first, weeks * WEEK);
}

/** Returns the day that a view moves to in one step back or forward. */
export function getStep(view: CalendarView, day: IsoDate, step: 1 | -1): IsoDate {
  if (view === 'month') return addMonths(day, step);
  return addDays(day, step * (view === 'week' ? WEEK : AGENDA));
}

/**
 * Formats the range: `November 2026` for a month; `Nov 22 – 28, 2026` and `Nov 23 – Dec 22, 2026` for a week and an
 * agenda, so that they fit on a phone.
 */
export function rangeHeading(view: CalendarView, days: readonly IsoDate[], day: IsoDate): string {
  if (view === 'month') return dayjs(day).format('MMMM YYYY');
  const [first, last] = [dayjs(days[0]), dayjs(days.at(-1))];
  if (!first.isSame(last, 'year')) return `${first.format('MMM D, YYYY')} – ${last.format('MMM D, YYYY')}`;
  if (!first.isSame(last, 'month')) return `${first.format('MMM D')} – ${last.format('MMM D, YYYY')}`;
  return `${first.format('MMM D')} – ${last.format('D, YYYY')}`;
}

/** Formats a day, e.g. `Tuesday, March 10, 2026`. */
export const formatLongDay = (day: IsoDate): string => dayjs(day).format('dddd, MMMM D, YYYY');

function daysFrom(first: IsoDate, count: number): IsoDate[] {
  return Array.from({ length: count }, (_, place) => addDays(first, place));
}

function distance(first: IsoDate, last: IsoDate): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}

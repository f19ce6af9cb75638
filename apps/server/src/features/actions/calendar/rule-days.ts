import type { RecurrenceRule } from './recurrence-rule.ts';

/** Days since January 1, 1970. */
export type DayNumber = number;

/** What the parts of a rule are compared with. */
export interface DayFacts {
  year: number;
  /** 1 to 12. */
  month: number;
  monthDay: number;
  monthLength: number;
  yearDay: number;
  yearLength: number;
  /** Monday is 0. */
  weekday: number;
}

/**
 * Returns the number of a day. Computed with whole numbers instead of dates, because long series look at a million days
 * (https://howardhinnant.github.io/date_algorithms.html).
 * @param month 1 to 12; 13 is January of the next year, and so on
 */
export function getDayNumber(year: number, month: number, day: number): DayNumber {
  const place = month - 3;
  const marchYear = year + Math.floor(place / 12);
  const fromMarch = place - 12 * Math.floor(place / 12);
  return daysBeforeMarch(marchYear) + Math.floor((153 * fromMarch + 2) / 5) + day - 1;
}

/** Days from 1970 to March 1 of a year; years that begin in March end with the leap day. */
const daysBeforeMarch = (year: number): DayNumber =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) - 719_468;

export function dayFacts(day: DayNumber): DayFacts {
  let marchYear = Math.floor((day + 719_468) / 365.2425);
  if (daysBeforeMarch(marchYear + 1) <= day) marchYear += 1;
  else if (daysBeforeMarch(marchYear) > day) marchYear -= 1;
  const inYear = day - daysBeforeMarch(marchYear);
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = fromMarch < 10 ? marchYear : marchYear + 1;
  const newYear = getDayNumber(year, 1, 1);
  return {
    year,
    month,
    monthDay: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
    monthLength: getDayNumber(year, month + 1, 1) - getDayNumber(year, month, 1),
    yearDay: day - newYear + 1,
    yearLength: getDayNumber(year + 1, 1, 1) - newYear,
    weekday: getWeekday(day),
  };
}

/** January 1, 1970 was a Thursday. */
export const getWeekday = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

export const startOfWeek = (day: DayNumber, weekStart: number): DayNumber =>
  day - ((getWeekday(day) - weekStart + 7) % 7);

/**
 * Adds what a rule leaves to its start (RFC 5545, 3.3.10): a yearly rule repeats on its day and month, a monthly one on
 * its day, a weekly one on its weekday.
 */
export function completeRule(rule: RecurrenceRule, start: DayNumber): RecurrenceRule {
  const { month, monthDay, weekday } = dayFacts(start);
  const weekdays = [{ weekday, place: 0 }];
  const { frequency, months, weekNumbers, yearDays, monthDays } = rule;
  const saysDays = rule.weekdays.length > 0 || yearDays.length > 0 || monthDays.length > 0;
  if (saysDays) return rule;
  if (frequency === 'WEEKLY') return { ...rule, weekdays };
  if (frequency === 'MONTHLY') return { ...rule, monthDays: [monthDay] };
  if (frequency !== 'YEARLY') return rule;
  if (weekNumbers.length > 0) return { ...rule, weekdays };
  return { ...rule, months: months.length > 0 ? months : [month], monthDays: [monthDay] };
}

/** Returns a predicate for the days that a completed rule allows. */
export function dayFilter(rule: RecurrenceRule): (day: DayNumber) => boolean {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays, weekStart } = rule;
  const isPlaced = (frequency === 'YEARLY' && weekNumbers.length === 0) || frequency === 'MONTHLY';
  const isPlacedInMonth = frequency === 'MONTHLY' || months.length > 0;
  const weekdaysAllowed = new Set(weekdays.map((part) => part.weekday));
  return (day) => {
    if (weekdays.length > 0 && !weekdaysAllowed.has(getWeekday(day))) return false;
    const { month, monthDay, monthLength, yearDay, yearLength, weekday } = dayFacts(day);
    if (months.length > 0 && !months.includes(month)) return false;
    if (!isListed(monthDays, monthDay, monthLength)) return false;
    if (!isListed(yearDays, yearDay, yearLength)) return false;
    const [at, of] = isPlacedInMonth ? [monthDay, monthLength] : [yearDay, yearLength];
    const fits = (part: RecurrenceRule['weekdays'][number]) =>
      part.weekday === weekday && (!isPlaced || part.place === 0 || isPlace(part.place, at, of));
    if (weekdays.length > 0 && !weekdays.some(fits)) return false;
    if (weekNumbers.length === 0) return true;
    const { week, weeks } = getWeek(day, weekStart);
    return isListed(weekNumbers, week, weeks);
  };
}

/** Whether the list is empty or has the number, counted from the start or from the end. */
function isListed(list: readonly number[], at: number, of: number): boolean {
  return list.length === 0 || list.includes(at) || list.includes(at - of - 1);
}

/** Whether the day is the weekday's nth of the month or year, or its nth from the end. */
function isPlace(place: number, at: number, of: number): boolean {
  return place > 0 ? Math.ceil(at / 7) === place : Math.ceil((of - at + 1) / 7) === -place;
}

/** Returns the number of the day's week and how many its year has; week 1 has at least four days in the year. */
function getWeek(day: DayNumber, weekStart: number): { week: number; weeks: number } {
  const monday = startOfWeek(day, weekStart);
  const { year } = dayFacts(monday + 3);
  const first = firstWeek(year, weekStart);
  return { week: (monday - first) / 7 + 1, weeks: (firstWeek(year + 1, weekStart) - first) / 7 };
}

const firstWeek = (year: number, weekStart: number): DayNumber => startOfWeek(getDayNumber(year, 1, 4), weekStart);

import { modernRule } from './old-recurrence-rule.ts';
import { type IcsTime, readIcsTime } from './ics-time.ts';

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Day of the week, Monday is 0, and which of them in the month or year; 0 for every one. */
export interface WeekdayPart {
  weekday: number;
  place: number;
}

/** Recurrence rule (RFC 5545, 3.3.10). An empty list says nothing. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: IcsTime | null;
  weekStart: number;
  months: readonly number[];
  weekNumbers: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly WeekdayPart[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Reads a rule; null for one that is none, because half a rule would put meetings on wrong days. */
export function readRecurrenceRule(value: string): RecurrenceRule | null {
  const parts = new Map<string, string>();
  for (const part of (modernRule(value) ?? value).toUpperCase().split(';')) {
    const [name = '', ...rest] = part.split('=');
    if (name.trim() !== '') parts.set(name.trim(), rest.join('=').trim());
  }
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  const lists = {
    months: getNumbers(parts.get('BYMONTH'), 1, 12),
    weekNumbers: getNumbers(parts.get('BYWEEKNO'), -53, 53),
    yearDays: getNumbers(parts.get('BYYEARDAY'), -366, 366),
    monthDays: getNumbers(parts.get('BYMONTHDAY'), -31, 31),
    hours: getNumbers(parts.get('BYHOUR'), 0, 23),
    minutes: getNumbers(parts.get('BYMINUTE'), 0, 59),
    seconds: getNumbers(parts.get('BYSECOND'), 0, 60),
    positions: getNumbers(parts.get('BYSETPOS'), -366, 366),
  };
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1');
  const count = parts.has('COUNT') ? wholeNumber(parts.get('COUNT')) : null;
  const until = parts.has('UNTIL') ? readIcsTime(parts.get('UNTIL') ?? '') : null;
  const weekdays = getWeekdays(parts.get('BYDAY'));
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const isFaulty = (parts.has('UNTIL') && until === null) || (parts.has('COUNT') && count === null) || weekStart === -1;
  if (frequency === undefined || interval === null || weekdays === null || isFaulty || !hasNoError(lists)) return null;
  return { frequency, interval, count, until, weekStart, weekdays, ...lists };
}

type Lists = Record<'months' | 'weekNumbers' | 'yearDays' | 'monthDays', readonly number[]> &
  Record<'hours' | 'minutes' | 'seconds' | 'positions', readonly number[]>;

function hasNoError(lists: Record<keyof Lists, readonly number[] | null>): lists is Lists {
  return Object.values(lists).every((list) => list !== null);
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function getNumbers(text: string | undefined, min: number, max: number): number[] | null {
  if (text === undefined || text === '') return [];
  const numbers = text.split(',').map((part) => (/^\s*[+-]?\d{1,3}\s*$/.test(part) ? Number(part) : Number.NaN));
  // Parts that count from the end do not know 0.
  const isAllowed = (one: number) => one >= min && one <= max && (min >= 0 || one !== 0);
  return numbers.every(isAllowed) ? [...new Set(numbers)].sort((a, b) => a - b) : null;
}

function getWeekdays(text: string | undefined): WeekdayPart[] | null {
  if (text === undefined || text === '') return [];
  const days = text.split(',').map((part) => {
    const [, place, name = ''] = /^\s*([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)\s*$/.exec(part) ?? [];
    return { weekday: WEEKDAYS.indexOf(name), place: Number(place ?? 0) };
  });
  return days.some(({ weekday }) => weekday === -1) ? null : days;
}

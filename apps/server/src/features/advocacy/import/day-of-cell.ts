import type { IsoDate } from '@rotunda/domain';
import { isDayOfWeek, getMonth } from './month-names.ts';

/** Whether `10/5/2026` is October 5 or May 10. */
export type DayOrder = 'month-first' | 'day-first';

/** A day as a cell has it: the only one it can be, or the two that a file may mean. */
type CellDay = { day: IsoDate } | { monthFirst: IsoDate; dayFirst: IsoDate };

/** Time after a date; a day is imported without it. */
const TIME = /(?:t|,|\bat\b|\s)\s*\d{1,2}(?::\d{2}.*|\s*[ap]\.?m\.?)$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const COMPACT = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
/** Number of a day in a spreadsheet, with the time as its fraction. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
/** December 30, 1899: the day before the first of a spreadsheet, which counts a February 29 in 1900. */
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Other numbers of five digits are ZIP codes or counts in the wrong column. */
const FIRST_SERIAL_DAY = '1960-01-01';
const LAST_SERIAL_DAY = '2100-01-01';
/** Years of two digits from here on are of the last century. */
const LAST_CENTURY = 70;

/** Returns a cell with plain hyphens, without the time, and with spaces in `05OCT2026` and `Oct 5 '26`. */
function plainDay(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(TIME, '')
    .replace(/['’](?=\d{2}$)/, ' ')
    .replace(/^(\d{1,2})([a-z]{3,4})(\d{2}|\d{4})$/, '$1 $2 $3')
    .trim();
}

/** Reads a date as people and programs write it; null for one that is none, or has no year. */
export function readCellDay(cell: string): CellDay | null {
  const text = plainDay(cell);
  const yearFirst = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (yearFirst !== null) return only(getDay(Number(yearFirst[1]), Number(yearFirst.at(-2)), Number(yearFirst.at(-1))));
  const [, serial] = SERIAL.exec(text) ?? [];
  if (serial !== undefined) {
    const day = getIsoDay(SERIAL_EPOCH_MS + Number(serial) * DAY_MS);
    return day >= FIRST_SERIAL_DAY && day < LAST_SERIAL_DAY ? { day } : null;
  }
  const numbers = NUMBERS.exec(text);
  return numbers === null ? readWords(text) : readNumbers(Number(numbers[1]), Number(numbers[3]), numbers[4] ?? '');
}

/** Returns the order that a cell proves, such as `25/10/2026`; null for one that can be read both ways or only one. */
export function orderProvenBy(cell: string): DayOrder | null {
  const [, first, , second] = NUMBERS.exec(plainDay(cell)) ?? [];
  if (first === undefined || second === undefined || Number(first) > 12 === Number(second) > 12) return null;
  return Number(first) > 12 ? 'day-first' : 'month-first';
}

function readNumbers(first: number, second: number, written: string): CellDay | null {
  const year = getYear(written);
  const monthFirst = getDay(year, first, second);
  const dayFirst = getDay(year, second, first);
  if (monthFirst === null || dayFirst === null || monthFirst === dayFirst) return only(monthFirst ?? dayFirst);
  return { monthFirst, dayFirst };
}

/** Reads a date with the name of its month: `5 Oct 2026`, `Monday, October 5th, 2026`, `5-oct.-26`. */
function readWords(text: string): CellDay | null {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th|er)\b/g, '$1');
  const parts = plain
    .split(/[\s,./-]+/)
    .filter((part) => part !== '' && !isDayOfWeek(part) && !/^(?:of|le)$/.test(part));
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part));
  const [month, ...others] = parts.filter((part) => !/^\d{1,4}$/.test(part)).map(getMonth);
  if (month === undefined || month === null || others.length > 0 || numbers.length !== 2) return null;
  const [first = '', second = ''] = numbers;
  if (first.length === 4) return only(getDay(Number(first), month, Number(second)));
  return second.length === 2 || second.length === 4 ? only(getDay(getYear(second), month, Number(first))) : null;
}

function getYear(written: string): number {
  const year = Number(written);
  return written.length === 4 ? year : year + (year < LAST_CENTURY ? 2000 : 1900);
}

const only = (day: IsoDate | null): CellDay | null => (day === null ? null : { day });

/** Returns null for a day that there is not. */
function getDay(year: number, month: number, day: number): IsoDate | null {
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200
    ? getIsoDay(ms)
    : null;
}

const getIsoDay = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10);

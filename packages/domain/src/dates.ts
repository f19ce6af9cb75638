import type { IsoDate, UnixSeconds } from './source-record.ts';

/*
 * Dates stay strings: none of these functions passes a date through a time zone. A date that does not exist (June 31)
 * is undefined, never July 1.
 */

const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Builds `2020-07-27` from year, month and day, each a number or its digits. */
export function isoDateFromParts(
  year: number | string,
  month: number | string,
  day: number | string,
): IsoDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!Number.isInteger(y) || !Number.isInteger(m) || !Number.isInteger(d) || y < 1000 || y > 9999) return undefined;
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return date.toISOString().slice(0, 10);
}

/**
 * Reads the date at the start of a text: `2025-01-03` from `2025-01-03` or `2025-01-03T10:00:00`. A time and its zone
 * are ignored.
 */
export function leadingIsoDate(text: string): IsoDate | undefined {
  const parts = /^\s*(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  return parts ? isoDateFromParts(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : undefined;
}

/** Converts the American `10/02/2024` to `2024-10-02`. */
export function isoDateFromSlashes(text: string): IsoDate | undefined {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  return parts ? isoDateFromParts(parts[3] ?? '', parts[1] ?? '', parts[2] ?? '') : undefined;
}

/** Finds the first date in English words: `2016-04-15` in `Friday, April 15, 2016`. */
export function isoDateFromWords(text: string): IsoDate | undefined {
  const pattern = new RegExp(`\\b(${MONTH_NAMES.join('|')})\\s+(\\d{1,2}),?\\s+(\\d{4})\\b`, 'i');
  const parts = pattern.exec(text);
  if (!parts) return undefined;
  return isoDateFromParts(parts[3] ?? '', MONTH_NAMES.indexOf((parts[1] ?? '').toLowerCase()) + 1, parts[2] ?? '');
}

/** Returns the date a number of days later, or earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Parses a time with a zone (`…Z`, `…-04:00`); undefined without a zone, because any instant would be a guess. */
export function getInstant(text: string): UnixSeconds | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})$/.test(text.trim())) return undefined;
  const instant = Date.parse(text.trim().replace(/^(\S+) (\S+) ?([+-]\d{4})$/, '$1T$2$3'));
  return Number.isNaN(instant) ? undefined : Math.floor(instant / 1000);
}

import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { monthNumber } from './month-names.ts';

/** A date or time as a publisher wrote it. */
export interface StatedMoment {
  /** The date as written, in the publisher's own zone; it is never converted. */
  date: IsoDate;
  /** Absent when only a date was written. */
  ts?: UnixSeconds;
}

/**
 * `2026-09-22`, `2026-09-22T10:46:00-04:00`, with an optional space instead of the T and optional seconds and
 * fractions.
 */
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(\S{1,6})?)?$/i;
/** `Tue, 22 Sep 2026 00:00:00 -0400`: RFC 822 with two-digit or four-digit years and an optional day of the week. */
const RFC_822 =
  /^(?:[a-z]{3,9},? )?(\d{1,2}) ([a-z]{3,9}) (\d{4}|\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?(?: (\S{1,6}))?)?$/i;

/** Offsets in hours of the zone names in RFC 822, section 5.1. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/**
 * Parses the dates of feeds and APIs. A time without a zone is read as UTC, so that a file means the same on every
 * machine.
 *
 * @returns undefined for text in neither format, for an unknown zone and for a date that does not exist
 */
export function statedMoment(text: string): StatedMoment | undefined {
  const written = text.trim().replace(/\s+/g, ' ').slice(0, 64);
  const iso = ISO.exec(written);
  if (iso) {
    const [, year, month, day, ...time] = iso;
    return getMoment([year, month, day], time);
  }
  const [, day, monthName, year, ...time] = RFC_822.exec(written) ?? [];
  if (day === undefined || monthName === undefined || year === undefined) return undefined;
  // RFC 2822, section 4.3: two-digit years below 50 are of this century.
  const fullYear = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`;
  return getMoment([fullYear, monthNumber(monthName.slice(0, 3)), day.padStart(2, '0')], time);
}

function getMoment(
  [year, month, day]: readonly (string | undefined)[],
  [hour, minute, second = '00', zone = 'Z']: readonly (string | undefined)[],
): StatedMoment | undefined {
  if (month === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined;
  if (hour === undefined) return { date };
  const offset = offsetSeconds(zone);
  if (offset === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  return { date, ts: midnight / 1000 + Number(hour) * 3600 + Number(minute) * 60 + Number(second) - offset };
}

function offsetSeconds(zone: string): number | undefined {
  const named = ZONES[zone.toUpperCase()];
  if (named !== undefined) return named * 3600;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

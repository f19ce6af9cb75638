/**
 * A time on a wall clock, in seconds since 1970 as if its zone were UTC. Sums of it stay on the clock: a day later is
 * the same time of day, also when the clocks change in between.
 */
export type WallSeconds = number;
export const DAY_SECONDS = 86_400;

/** Date or time of an iCalendar file, before its zone is known. */
export interface IcsTime {
  wall: WallSeconds;
  /** A day without a time. */
  isDay: boolean;
  /** Seconds east of UTC if the value itself says so (`Z`); null otherwise. */
  offset: number | null;
}

const TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/i;

/** Reads a DATE or DATE-TIME (RFC 5545, 3.3.4 and 3.3.5); null for anything else, such as February 30. */
export function readIcsTime(value: string): IcsTime | null {
  const [, year, month, day, hour, minute = '', second = '00', utc, sign, offsetHours, offsetMinutes] =
    TIME.exec(value.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
  if (new Date(days * 1000).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return null;
  if (hour === undefined) return { wall: days, isDay: true, offset: null };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  // A leap second is read as the second before it.
  const time = Number(hour) * 3600 + Number(minute) * 60 + Math.min(Number(second), 59);
  const size = Number(offsetHours) * 3600 + Number(offsetMinutes) * 60;
  const offset = utc !== undefined ? 0 : sign === undefined ? null : sign === '-' ? -size : size;
  return { wall: days + time, isDay: false, offset };
}

/** Duration: days on the calendar, then seconds that pass (RFC 5545, 3.3.6). */
export interface IcsDuration {
  days: number;
  seconds: number;
}

const DURATION = /^([+-])?P(?!$)(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

export function readIcsDuration(value: string): IcsDuration | null {
  const match = DURATION.exec(value.trim());
  if (match === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const sign = match[1] === '-' ? -1 : 1;
  return { days: sign * (weeks * 7 + days), seconds: sign * (hours * 3600 + minutes * 60 + seconds) };
}

/** Returns the start of the day on the clock. */
export const startOfDay = (wall: WallSeconds): WallSeconds => Math.floor(wall / DAY_SECONDS) * DAY_SECONDS;

/** Returns the day as YYYY-MM-DD. */
export const getIsoDay = (wall: WallSeconds): string => new Date(wall * 1000).toISOString().slice(0, 10);

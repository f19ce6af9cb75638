import type { IsoDate, UnixSeconds } from '@rotunda/domain';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  let format = FORMATS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    FORMATS.set(timeZone, format);
  }
  return format;
}

/** Returns the wall-clock time of a zone at an instant, in seconds as if it were UTC. */
export function wallClock(instant: UnixSeconds, timeZone: string): number {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(instant * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) / 1000;
}

/** Returns the date in a zone at an instant, `YYYY-MM-DD`. */
export function localDay(instant: UnixSeconds, timeZone: string): IsoDate {
  return new Date(wallClock(instant, timeZone) * 1000).toISOString().slice(0, 10);
}

/** Whether it is midnight in the zone, which means a date written as an instant. */
export function isLocalMidnight(instant: UnixSeconds, timeZone: string): boolean {
  return wallClock(instant, timeZone) % 86_400 === 0;
}

/**
 * Returns the instant of a wall-clock time in a zone.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM` or `HH:MM:SS`, 24 hours
 * @returns undefined when either has another form
 */
export function localInstant(date: IsoDate, time: string, timeZone: string): UnixSeconds | undefined {
  const [, hour, rest] = /^(\d{1,2}):(\d{2}(?::\d{2})?)$/.exec(time) ?? [];
  if (hour === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const asIfUtc = Date.parse(`${date}T${hour.padStart(2, '0')}:${rest}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  const wanted = asIfUtc / 1000;
  // Two steps: the offset at the guess is wrong only within hours of a clock change, and one correction fixes it.
  let instant = wanted;
  for (let step = 0; step < 2; step += 1) instant += wanted - wallClock(instant, timeZone);
  return instant;
}

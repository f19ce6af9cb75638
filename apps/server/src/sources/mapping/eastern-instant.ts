import type { IsoDate, UnixSeconds } from '@rotunda/domain';

const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Wall clock in Washington at an instant, written as if it were UTC, in seconds. */
function easternWallClock(instant: UnixSeconds): number {
  const parts = new Map(EASTERN.formatToParts(instant * 1000).map((part) => [part.type, Number(part.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) / 1000;
}

/**
 * The instant of a wall-clock time in Washington, which Congress uses without saying so.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM` or `HH:MM:SS`, 24 hours
 * @returns undefined when either is not of that form
 */
export function easternInstant(date: IsoDate, time: string): UnixSeconds | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{1,2}:\d{2}(:\d{2})?$/.test(time)) return undefined;
  const asIfUtc = Date.parse(
    `${date}T${time.padStart(time.length === 4 || time.length === 7 ? time.length + 1 : 0, '0')}Z`,
  );
  if (Number.isNaN(asIfUtc)) return undefined;
  const wanted = asIfUtc / 1000;
  // Two steps: the offset at the guess is wrong only within hours of a change of the clocks, and right after one repair.
  let instant = wanted;
  for (let step = 0; step < 2; step += 1) instant += wanted - easternWallClock(instant);
  return instant;
}

/** The day in Washington at an instant, `YYYY-MM-DD`. */
export function easternDay(instant: UnixSeconds): IsoDate {
  return new Date(easternWallClock(instant) * 1000).toISOString().slice(0, 10);
}

import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { wallClock } from './local-time.ts';

const WASHINGTON = 'America/New_York';

/**
 * The instant of a wall-clock time in Washington, which Congress uses without saying so.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM` or `HH:MM:SS`, 24 hours
 * @returns undefined when either is not of that form
 */
export function easternInstant(date: IsoDate, time: string): UnixSeconds | undefined {
  const [, hour, rest] = /^(\d{1,2}):(\d{2}(?::\d{2})?)$/.exec(time) ?? [];
  if (hour === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const asIfUtc = Date.parse(`${date}T${hour.padStart(2, '0')}:${rest}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  const wanted = asIfUtc / 1000;
  // Two steps: the offset at the guess is wrong only within hours of a change of the clocks, and right after one repair.
  let instant = wanted;
  for (let step = 0; step < 2; step += 1) instant += wanted - wallClock(instant, WASHINGTON);
  return instant;
}

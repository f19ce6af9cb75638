import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { localInstant } from './local-time.ts';

/** Returns the time of a wall-clock time in Washington, which Congress uses without saying so; see `localInstant`. */
export function easternInstant(date: IsoDate, time: string): UnixSeconds | undefined {
  return localInstant(date, time, 'America/New_York');
}

import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { localInstant } from './local-time.ts';

/** The instant of a wall-clock time in Washington, which Congress uses without saying so; as `localInstant`. */
export function easternInstant(date: IsoDate, time: string): UnixSeconds | undefined {
  return localInstant(date, time, 'America/New_York');
}

import type { IsoDate } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';

/** Today in UTC, as dates of facts are compared with it. */
export function todayOf(clock: Pick<Clock, 'nowMs'>): IsoDate {
  return new Date(clock.nowMs()).toISOString().slice(0, 10);
}

import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface SchedulesDeps {
  database: DatabaseHandle;
  clock: Clock;
}

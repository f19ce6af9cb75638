import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface CustomContactsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

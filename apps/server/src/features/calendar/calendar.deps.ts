import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface CalendarDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Public URL of the product; feed events link to their page. */
  baseUrl: string;
}

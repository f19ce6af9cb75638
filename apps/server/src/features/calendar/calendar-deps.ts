import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface CalendarDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Where the product is reached; events of feeds link to their page. */
  baseUrl: string;
}

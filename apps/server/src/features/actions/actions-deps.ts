import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface ActionsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Where the product is reached; calendar events link to their action. */
  baseUrl: string;
}

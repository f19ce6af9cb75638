import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';

export interface EntityMetadataDeps {
  database: Database;
  clock: Clock;
}

import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Auth } from './create-auth.ts';

export interface IdentityDeps {
  database: Database;
  auth: Auth;
  clock: Clock;
  ids: IdSource;
}

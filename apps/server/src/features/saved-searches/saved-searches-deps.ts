import type { SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { QueryNode } from '@rotunda/query';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface SavedSearchesDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /**
   * How discover understands a search model.
   * @throws AppError QUERY_FAULT with the place of the fault
   */
  understand(model: SearchModel, nowTs: UnixSeconds): { query: QueryNode; explanation: string };
}

import type { FoundPassages, SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { QueryNode } from '@rotunda/query';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface SavedSearchesDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /**
   * Parses a search model as discover does.
   * @throws AppError QUERY_FAULT with the position of the fault
   */
  compileSearch(model: SearchModel, nowTs: UnixSeconds): { query: QueryNode; explanation: string };
  /**
   * Like `compileSearch`, for models that users send; calls queue up fairly by user. @throws AppError TOO_MANY_SEARCHES as
   * well
   */
  compileUserSearch(actor: Actor, model: SearchModel, nowTs: UnixSeconds): Promise<{ explanation: string }>;
  /**
   * Finds a passage in other documents, excluding its own. Owned by similar.
   * @throws AppError NOT_FOUND for a missing document; VALIDATION for a passage that is too short or too long
   */
  findPassage(actor: Actor, passage: { text: string; language: 'en' | 'fr'; fusionId: string }): Promise<FoundPassages>;
}

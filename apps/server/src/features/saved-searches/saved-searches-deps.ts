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
   * How discover understands a search model.
   * @throws AppError QUERY_FAULT with the place of the fault
   */
  understand(model: SearchModel, nowTs: UnixSeconds): { query: QueryNode; explanation: string };
  /** The same for what someone sends, each person in turn. @throws AppError TOO_MANY_SEARCHES, too */
  understandInTurn(actor: Actor, model: SearchModel, nowTs: UnixSeconds): Promise<{ explanation: string }>;
  /**
   * Where a passage stands, its document left out. Owned by similar.
   * @throws AppError NOT_FOUND for a document that is not there; VALIDATION for a passage that is too short or too long
   */
  findPassage(actor: Actor, passage: { text: string; language: 'en' | 'fr'; fusionId: string }): Promise<FoundPassages>;
}

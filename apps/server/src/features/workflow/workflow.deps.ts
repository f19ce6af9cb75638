import type { WorkflowDocument } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface WorkflowDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Owned by documents. */
  findBoardCards(
    db: DatabaseHandle,
    actor: Actor,
    documentIds: readonly number[],
  ): Promise<Map<number, WorkflowDocument>>;
}

import type { CqOfBill } from '@rotunda/contract';
import type { QueryNode } from '@rotunda/query';
import type { Actor } from '../../platform/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { MarkedText, MarkedTextRequest } from './streams/read-marked-text.ts';

export interface DocumentsDeps {
  database: DatabaseHandle;
  clock: Clock;
  /**
   * Returns what CQ, the second source, knows about bills, by fusionId, as far as the actor may see it. Owned by cq.
   */
  findCqOfBills(actor: Actor, fusionIds: readonly string[]): Promise<ReadonlyMap<string, CqOfBill>>;
  /**
   * Returns the query of a saved search that the actor may see; null when it has none or the query is broken. Owned by
   * saved-searches.
   */
  queryOfSavedSearch(actor: Actor, savedSearchId: string): Promise<QueryNode | null>;
  /** Runs `readMarkedText` in a worker thread, so that the main thread keeps serving requests. Owned by discover. */
  readMarkedText(
    requester: { userId: string; organizationId?: string | undefined; signal?: AbortSignal | undefined },
    request: MarkedTextRequest,
  ): Promise<MarkedText | null>;
}

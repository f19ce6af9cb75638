import type { DocumentCard, SearchAlert, SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { QueryNode } from '@rotunda/query';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';

export type Highlights = SearchAlert['keywordHighlighting'];

/** User that highlights are computed for; the signal is aborted when the request is canceled. */
export interface Requester {
  userId: string;
  organizationId?: string | undefined;
  signal: AbortSignal | undefined;
}

export interface AlertsDeps {
  database: Database;
  clock: Clock;
  /** Owned by documents. */
  findCards(db: DatabaseHandle, actor: Actor, documentIds: readonly number[]): Promise<Map<number, DocumentCard>>;
  /** Owned by discover. @throws AppError QUERY_FAULT */
  compileSearch(model: SearchModel, nowTs: UnixSeconds): { query: QueryNode };
  /**
   * Owned by discover: returns the best passages of each document for its query, as shown in a list row, in the order
   * of the requests.
   */
  highlight(requester: Requester, requests: readonly { documentId: number; query: QueryNode }[]): Promise<Highlights[]>;
}

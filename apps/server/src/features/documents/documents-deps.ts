import type { QueryNode } from '@rotunda/query';
import type { Actor } from '../../platform/request-context.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface DocumentsDeps {
  database: DatabaseHandle;
  /** The words of a saved search the actor may see; null when it has none or is broken. Owned by saved-searches. */
  queryOfSavedSearch(actor: Actor, savedSearchId: string): Promise<QueryNode | null>;
}

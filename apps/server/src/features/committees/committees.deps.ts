import type { DocumentCard } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface CommitteesDeps {
  database: DatabaseHandle;
  clock: Clock;
  /** Returns cards by documentId. Owned by documents. */
  findCards(
    database: DatabaseHandle,
    actor: Actor,
    documentIds: readonly number[],
  ): Promise<ReadonlyMap<number, DocumentCard>>;
}

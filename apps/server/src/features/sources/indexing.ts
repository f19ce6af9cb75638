import type { IndexingState } from '@rotunda/contract';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDocumentChangesRepository } from '../documents/index.ts';
import type { SourcesDeps } from './sources-deps.ts';

/** Most quarantined documents shown; enough to see what they have in common. */
const MAX_SHOWN = 25;

/** Returns what is waiting in the document pipeline and what fails there, with the reasons. */
export async function getIndexing({ database, clock }: SourcesDeps): Promise<IndexingState> {
  const changes = createDocumentChangesRepository(database);
  const counts = await changes.countWaiting(clock.nowMs());
  const documents = counts.quarantined === 0 ? [] : await changes.findQuarantined(MAX_SHOWN);
  return {
    ...counts,
    documents: documents.map(({ fusionId, title, error, attempts, nextAttemptMs }) => ({
      fusionId,
      title,
      attempts,
      reason: error ?? 'Unknown error',
      nextAttemptTs: Math.floor((nextAttemptMs ?? clock.nowMs()) / 1e3),
    })),
  };
}

/** Retries every quarantined document now instead of at its next scheduled attempt. */
export async function retryIndexing(deps: SourcesDeps, actor: Actor): Promise<{ retried: number }> {
  return deps.database.transaction(async (tx) => {
    const retried = await createDocumentChangesRepository(tx).retryQuarantined(deps.clock.nowMs());
    await deps.audit(tx, actor, 'indexing.retried', 'indexing', { retried });
    await publishEvent(tx, { organizationId: null, topic: 'sources.changed', ids: {} });
    return { retried };
  });
}

import { publishEvent } from '../../../platform/events/publish-event.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentChangesRepository } from '../../documents/index.ts';
import type { SourcesDeps } from '../sources.deps.ts';

/** Retries every quarantined document now instead of at its next scheduled attempt. */
export async function retryIndexing(deps: SourcesDeps, actor: Actor): Promise<{ retried: number }> {
  return deps.database.transaction(async (tx) => {
    const retried = await createDocumentChangesRepository(tx).retryQuarantined(deps.clock.nowMs());
    await deps.audit(tx, actor, 'indexing.retried', 'indexing', { retried });
    await publishEvent(tx, { organizationId: null, topic: 'sources.changed', ids: {} });
    return { retried };
  });
}

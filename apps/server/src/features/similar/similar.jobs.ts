import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import { type EventDraft, publishEvent } from '../../platform/events/publish-event.ts';
import type { Logger } from '../../platform/logging.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { createSimilarResultsRepository } from './similar-results.repository.ts';
import type { SimilarThreads } from './bills/similar-threads.ts';

const RETRIES = 2;

/** Finds the bills similar to a bill and stores them. */
export const findSimilarJob = defineJob({
  name: 'find-similar',
  payload: z.object({ documentId: z.number().int(), fnDocumentId: z.string(), fusionId: z.string() }),
  retry: { limit: RETRIES, delaySeconds: 2, backoff: true },
});

export interface FindSimilarDeps {
  database: Database;
  clock: Clock;
  logger: Logger;
  similar: Pick<SimilarThreads, 'find'>;
}

/** Notifies the page at the end, also when the last attempt failed, so that nobody waits in vain. */
export function handleFindSimilar({
  database,
  clock,
  logger,
  similar,
}: FindSimilarDeps): JobHandler<z.infer<typeof findSimilarJob.payload>> {
  return async ({ payload: { fusionId, ...key }, attempt, signal }) => {
    const tell: EventDraft = { organizationId: null, topic: 'similar.changed', ids: { fusionIds: [fusionId] } };
    try {
      const found = await similar.find(key, signal);
      await database.transaction(async (tx) => {
        await createSimilarResultsRepository(tx).finish(key, found, clock.now());
        await publishEvent(tx, tell);
      });
    } catch (error) {
      if (attempt <= RETRIES) throw error;
      logger.error({ err: error, fusionId }, 'bills similar to one could not be found');
      await database.transaction(async (tx) => {
        await createSimilarResultsRepository(tx).fail(key);
        await publishEvent(tx, tell);
      });
    }
  };
}

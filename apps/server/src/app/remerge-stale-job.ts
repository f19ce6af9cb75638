import { z } from 'zod';
import { queueStaleIndex } from '../features/discover/index.ts';
import { refreshRoles, remergeStale } from '../features/documents/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/**
 * Merges and indexes again what an earlier release did in another way: when a worker starts, and every hour for what a
 * worker of that release still wrote during a rolling upgrade. Also updates people whose term began or ended since.
 */
export const remergeStaleJob = defineJob({
  name: 'remerge-stale',
  payload: z.object({}),
  cron: { expression: '50 * * * *', timeZone: 'UTC' },
  expireInSeconds: 12 * 3600,
});

export function handleRemergeStale(deps: PlatformDeps): JobHandler<object> {
  return async ({ signal }) => {
    await refreshRoles(deps);
    let documents = 0;
    let changed = 0;
    for (;;) {
      const batch = await remergeStale(deps);
      for (const { fusionId, error } of batch.failed)
        deps.logger.error({ fusionId, err: error }, 'facts of a document could not be merged again');
      documents += batch.examined;
      changed += batch.changed;
      if (batch.examined === 0) break;
      signal.throwIfAborted();
    }
    if (documents > 0) deps.logger.info({ documents, changed }, 'what an earlier release merged was merged again');
    const stale = await queueStaleIndex(deps);
    if (stale > 0) deps.logger.info({ documents: stale }, 'what an earlier release indexed will be indexed again');
  };
}

import { z } from 'zod';
import { pruneSearchChanges } from '../features/discover/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Every hour, removes changes of the search index. A process that has not read them reloads everything. */
export const pruneSearchChangesJob = defineJob({
  name: 'prune-search-changes',
  payload: z.object({}),
  cron: { expression: '37 * * * *', timeZone: 'UTC' },
});

/** Far longer than a process goes between two reads. */
const RETENTION_SECONDS = 3600;

export function handlePruneSearchChanges({
  clock,
  database,
}: Pick<PlatformDeps, 'clock' | 'database'>): JobHandler<object> {
  return async () => {
    await pruneSearchChanges(database, clock.now() - RETENTION_SECONDS);
  };
}

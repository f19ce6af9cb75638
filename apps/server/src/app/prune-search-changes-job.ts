import { z } from 'zod';
import { pruneSearchChanges } from '../features/discover/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Every hour, changes of the search index are removed that every process has read or has given up on. */
export const pruneSearchChangesJob = defineJob({
  name: 'prune-search-changes',
  payload: z.object({}),
  cron: { expression: '37 * * * *', timeZone: 'UTC' },
});

/** Twice as long as a process goes without asking before it reads everything anew (`ResidentIndex`). */
const RETENTION_SECONDS = 3600;

export function handlePruneSearchChanges({
  clock,
  database,
}: Pick<PlatformDeps, 'clock' | 'database'>): JobHandler<object> {
  return async () => {
    await pruneSearchChanges(database, clock.now() - RETENTION_SECONDS);
  };
}

import { z } from 'zod';
import { createDocumentChangesRepository } from '../features/documents/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Every night, removes processed changes that no freshness statistic needs any more. */
export const pruneChangesJob = defineJob({
  name: 'prune-changes',
  payload: z.object({}),
  cron: { expression: '25 4 * * *', timeZone: 'UTC' },
});

const RETENTION_MS = 30 * 24 * 3600 * 1000;

export function handlePruneChanges({ clock, database }: Pick<PlatformDeps, 'clock' | 'database'>): JobHandler<object> {
  return async () => {
    await createDocumentChangesRepository(database).prune(clock.nowMs() - RETENTION_MS);
  };
}

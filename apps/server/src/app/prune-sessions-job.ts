import { z } from 'zod';
import { pruneSessions } from '../features/identity/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Every hour, removes expired sessions and expired counts of sign-in attempts. */
export const pruneSessionsJob = defineJob({
  name: 'prune-sessions',
  payload: z.object({}),
  cron: { expression: '37 * * * *', timeZone: 'UTC' },
});

export function handlePruneSessions(deps: Pick<PlatformDeps, 'clock' | 'database'>): JobHandler<object> {
  return () => pruneSessions(deps);
}

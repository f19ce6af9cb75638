import { z } from 'zod';
import { refreshSessions } from '../features/documents/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Every day, once midnight has passed in every U.S. state, marks bills of ended sessions as inactive. */
export const refreshSessionsJob = defineJob({
  name: 'refresh-sessions',
  payload: z.object({}),
  cron: { expression: '15 11 * * *', timeZone: 'UTC' },
});

export function handleRefreshSessions(deps: PlatformDeps): JobHandler<object> {
  return async () => {
    const documents = await refreshSessions(deps);
    if (documents > 0) deps.logger.info({ documents }, 'sessions ended');
  };
}

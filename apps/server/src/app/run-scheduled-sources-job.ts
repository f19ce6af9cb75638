import { z } from 'zod';
import { queueDueSources } from '../features/sources/index.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createSourcesDeps } from './sources-deps.ts';

/** Every minute, starts the sources whose schedule is due. */
export const runScheduledSourcesJob = defineJob({
  name: 'run-scheduled-sources',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
});

export function handleRunScheduledSources(deps: PlatformDeps): JobHandler<object> {
  return async () => {
    const queued = await queueDueSources(createSourcesDeps(deps));
    if (queued.length > 0) deps.logger.info({ sources: queued }, 'scheduled sources queued');
  };
}

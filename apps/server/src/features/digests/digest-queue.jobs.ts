import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import type { DigestsDeps } from './digests.deps.ts';
import { queueDigests } from './sending/queue-digests.ts';

/** Runs every minute, for slots on the hour and so that new members are told of what comes after they joined. */
export const queueDigestsJob = defineJob({
  name: 'queue-digests',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
});

export function handleQueueDigests(deps: Pick<DigestsDeps, 'database' | 'clock' | 'queue'>): JobHandler<object> {
  return async () => {
    await queueDigests(deps);
  };
}

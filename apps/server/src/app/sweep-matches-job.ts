import { z } from 'zod';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import { sweepMatches, type SweepDeps } from './pipeline/sweep-matches.ts';

/** Every night, matches the documents of the last two days again to find and repair what the stream missed. */
export const sweepMatchesJob = defineJob({
  name: 'sweep-matches',
  payload: z.object({}),
  // After a bulk import of a hundred thousand documents it takes minutes; nothing waits for it.
  expireInSeconds: 4 * 3600,
  cron: { expression: '40 3 * * *', timeZone: 'UTC' },
});

const WINDOW_MS = 2 * 24 * 3600 * 1000;

export function handleSweepMatches(deps: SweepDeps): JobHandler<object> {
  return async ({ signal }) => {
    const result = await sweepMatches(deps, deps.clock.nowMs() - WINDOW_MS, signal);
    deps.logger.info(result, 'documents matched again');
  };
}

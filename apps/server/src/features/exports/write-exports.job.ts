import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import type { WriteExportsDeps } from './exports-deps.ts';
import { claimExport } from './claim-export.ts';
import { runExport } from './run-export.ts';

/** Longer than the longest export may take, so that the queue never redelivers a job that is still being written. */
const EXPIRES_SECONDS = 20 * 60;

/**
 * Writes the next export. Each export queues one such job, and every minute one looks for exports whose run was
 * interrupted.
 */
export const writeExportsJob = defineJob({
  name: 'write-exports',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  expireInSeconds: EXPIRES_SECONDS,
});

export function handleWriteExports(deps: WriteExportsDeps): JobHandler<object> {
  return async ({ signal }) => {
    const claimed = await claimExport(deps);
    if (claimed !== null) await runExport(deps, claimed, signal);
  };
}

import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import type { WriteExportsDeps } from './exports-deps.ts';
import { claimExport } from './claim-export.ts';
import { runExport } from './run-export.ts';

/** Longer than the longest export may take, so that the queue never hands one on that is still being written. */
const EXPIRES_SECONDS = 20 * 60;

/**
 * Writes the export whose turn it is: each export queues one such job, and every minute one looks for those whose run was
 * cut off.
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

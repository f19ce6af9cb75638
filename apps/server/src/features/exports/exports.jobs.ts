import { EXPORT_LIMITS } from '@rotunda/contract';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import type { WriteExportsDeps } from './exports.deps.ts';
import { createExportsRepository } from './exports.repository.ts';
import { claimExport } from './running/claim-export.ts';
import { runExport } from './running/run-export.ts';
import { deleteLeftovers } from './running/run-folder.ts';

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

/**
 * Deletes unused export files. It runs after an export is deleted, and every hour for expired exports, departed users
 * and interrupted runs.
 */
export const deleteExportFilesJob = defineJob({
  name: 'delete-export-files',
  payload: z.object({}),
  cron: { expression: '25 * * * *', timeZone: 'UTC' },
});

const CHUNK_SIZE = 100;

export function handleDeleteExportFiles({
  database,
  clock,
  files,
  home,
}: Pick<WriteExportsDeps, 'database' | 'clock' | 'files' | 'home'>): JobHandler<object> {
  return async ({ signal }) => {
    const repository = createExportsRepository(database);
    await repository.deleteOver({ nowTs: clock.now(), retentionSeconds: EXPORT_LIMITS.retentionSeconds });
    for (;;) {
      const unused = await repository.findUnusedFiles(CHUNK_SIZE);
      for (const storageKey of unused) {
        signal.throwIfAborted();
        // The file is deleted first: a row without a file is retried, but a file without a row would stay forever.
        await files.delete(storageKey);
        await repository.forgetFile(storageKey);
      }
      if (unused.length < CHUNK_SIZE) break;
    }
    await deleteLeftovers(home, (runIds) => repository.findRunning(runIds));
  };
}

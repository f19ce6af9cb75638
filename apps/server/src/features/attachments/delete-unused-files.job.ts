import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { createStoredFilesRepository } from './stored-files.repository.ts';

/**
 * Runs after attachments are deleted, and every night to clean up after interrupted uploads and deleted organizations.
 */
export const deleteUnusedFilesJob = defineJob({
  name: 'delete-unused-files',
  payload: z.object({}),
  cron: { expression: '10 4 * * *', timeZone: 'UTC' },
});

const CHUNK_SIZE = 100;

export function handleDeleteUnusedFiles({
  database,
  clock,
  files,
}: Pick<AttachmentsDeps, 'database' | 'clock' | 'files'>): JobHandler<object> {
  return async ({ signal }) => {
    const repository = createStoredFilesRepository(database);
    for (;;) {
      const unused = await repository.findUnused(clock.now(), CHUNK_SIZE);
      for (const storageKey of unused) {
        signal.throwIfAborted();
        // The file goes first. A row without a file is retried, but a file without a row would stay forever.
        await files.delete(storageKey);
        await repository.forget(storageKey);
      }
      if (unused.length < CHUNK_SIZE) return;
    }
  };
}

import { z } from 'zod';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import type { Logger } from '../../platform/logging.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { announceAttachments, findAttachmentAudience } from './announce-attachments.ts';
import { wordsLiteral } from './attachment-words.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { createAttachmentsRepository } from './attachments.repository.ts';
import { FileTextError, readFileText } from './read-file-text.ts';

/** Makes a new file findable by the words in it. */
export const extractFileTextJob = defineJob({
  name: 'extract-file-text',
  payload: z.object({ attachmentId: z.uuid() }),
});

export function handleExtractFileText({
  database,
  files,
  logger,
}: Pick<AttachmentsDeps, 'database' | 'files'> & { logger: Logger }): JobHandler<{ attachmentId: string }> {
  return async ({ payload: { attachmentId } }) => {
    const attachment = await createAttachmentsRepository(database).getAny(attachmentId);
    if (attachment?.storageKey == null || attachment.mimetype === null) return;
    const { organisationId, storageKey, mimetype } = attachment;
    try {
      const text = await readFileText(await files.read(storageKey), mimetype);
      await database.transaction(async (tx) => {
        await createAttachmentsRepository(tx).setFileWords(attachmentId, wordsLiteral([text]));
        await announceAttachments(tx, organisationId, await findAttachmentAudience(tx, organisationId, [attachmentId]));
      });
    } catch (error) {
      // Damaged or locked by a password: it stays what it is however often it is read. It is found by its title.
      if (!(error instanceof StoredFileMissingError) && !(error instanceof FileTextError)) throw error;
      logger.warn({ err: error, attachmentId }, 'the text of a file could not be read');
    }
  };
}

import { z } from 'zod';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import type { Logger } from '../../platform/logging.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { announceAttachments, findAttachmentAudience } from './announce-attachments.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { createAttachmentsRepository } from './attachments.repository.ts';
import type { FileWords, FileWordsReader } from './file-words-reader.ts';
import { bytesOfText, hasText } from './read-file-text.ts';

/** Extracts the words of a new file for search. */
export const extractFileTextJob = defineJob({
  name: 'extract-file-text',
  payload: z.object({ attachmentId: z.uuid() }),
});

const MISSING: FileWords = {
  lexemes: '',
  problem: 'The file is no longer in the file storage, so its words are not searched.',
};

export interface ExtractFileTextDeps extends Pick<AttachmentsDeps, 'database' | 'files'> {
  logger: Logger;
  fileWords: Pick<FileWordsReader, 'read'>;
}

/**
 * Extracts the words of a file. A problem with the file is stored and shown to users instead of retried, because
 * reading it again would give the same result.
 */
export function handleExtractFileText({
  database,
  files,
  fileWords,
  logger,
}: ExtractFileTextDeps): JobHandler<{ attachmentId: string }> {
  return async ({ payload: { attachmentId }, signal }) => {
    const attachment = await createAttachmentsRepository(database).getAny(attachmentId);
    if (attachment?.storageKey == null || attachment.mimetype === null || !hasText(attachment.mimetype)) return;
    const { organizationId, storageKey, mimetype } = attachment;
    const read = async (): Promise<FileWords> => {
      const bytes = await bytesOfText(await files.read(storageKey), mimetype);
      return fileWords.read({ bytes, mimetype }, signal);
    };
    const words = await read().catch((error: unknown) => {
      if (error instanceof StoredFileMissingError) return MISSING;
      throw error;
    });
    const { problem, cause } = words;
    if (problem !== null) logger.warn({ attachmentId, problem, cause }, 'the text of a file was not read');
    await database.transaction(async (tx) => {
      await createAttachmentsRepository(tx).setFileWords(attachmentId, words);
      await announceAttachments(tx, organizationId, await findAttachmentAudience(tx, organizationId, [attachmentId]));
    });
  };
}

import { z } from 'zod';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import type { Logger } from '../../platform/logging.ts';
import { PageUnreadableError } from '../../platform/page-reader/create-page-reader.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { wordsLiteral } from '../../platform/stored-words.ts';
import type { AttachmentsDeps } from './attachments.deps.ts';
import { announceAttachments, findAttachmentAudience } from './attachments.events.ts';
import { createAttachmentsRepository } from './attachments.repository.ts';
import type { FileWords, FileWordsReader } from './files/file-words-reader.ts';
import { bytesOfText, hasText } from './files/read-file-text.ts';
import { createStoredFilesRepository } from './files/stored-files.repository.ts';

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

/** Reads title and description of the page behind a new or changed link. An unreadable page changes nothing. */
export const readPageHeadJob = defineJob({
  name: 'read-page-head',
  payload: z.object({ attachmentId: z.uuid() }),
  concurrency: 2,
});

export function handleReadPageHead({
  database,
  pages,
}: Pick<AttachmentsDeps, 'database' | 'pages'>): JobHandler<{ attachmentId: string }> {
  return async ({ payload: { attachmentId } }) => {
    const attachment = await createAttachmentsRepository(database).getAny(attachmentId);
    if (attachment === null || attachment.url === null) return;
    const { url, title, summary, organizationId } = attachment;
    const head = await pages.read(url).catch((error: unknown) => {
      if (error instanceof PageUnreadableError) return null;
      throw error;
    });
    if (head === null) return;
    const lexemes = wordsLiteral([title, summary, url, head.title, head.description]);
    await database.transaction(async (tx) => {
      const isSet = await createAttachmentsRepository(tx).setPageHead(attachmentId, url, { ...head, lexemes });
      if (isSet)
        await announceAttachments(tx, organizationId, await findAttachmentAudience(tx, organizationId, [attachmentId]));
    });
  };
}

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Attachment, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import { type ReceivedFile, withReceivedFile } from '../../../platform/files/receive-file.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { AttachmentsDeps } from '../attachments.deps.ts';
import { createAttachmentsRepository } from '../attachments.repository.ts';
import { checkContent, typeOfName } from '../files/check-file-type.ts';
import { insertAttachment, type NewAttachment } from './create-attachment.ts';
import { extractFileTextJob } from '../attachments.jobs.ts';
import { TYPES_WITH_TEXT } from '../files/read-file-text.ts';
import { safeFileName } from '../../../platform/files/file-name.ts';
import { createStoredFilesRepository } from '../files/stored-files.repository.ts';

export interface SentFile {
  name: string;
  content: Readable;
  /** Whether the upload was cut off at the size limit; known after everything is read. */
  isTooLarge: () => boolean;
  /** Reads the rest of the form after the content. @throws AppError VALIDATION if it has another file */
  endForm: () => Promise<void>;
}

/** How long a stored file may wait for its attachment before it counts as unused. */
const UPLOAD_SECONDS = 3600;
/** Files not read after this long have failed. */
const UNREAD_SECONDS = 3600;

/**
 * Stores a file and creates its attachment. A rejected or interrupted upload leaves nothing behind.
 * @throws AppError FEATURE_OFF; TOO_LARGE; VALIDATION for an empty or a second file, a forbidden type or links that do not exist
 */
export async function uploadFile(
  deps: AttachmentsDeps,
  actor: Actor,
  input: NewAttachment,
  { name, content, isTooLarge, endForm }: SentFile,
): Promise<Attachment> {
  if (!actor.flags.fileUpload || !actor.flags.attachments) throw new AppError('FEATURE_OFF');
  const fileName = safeFileName(name);
  // Checked before reading, so that nobody uploads a large file only to have its name rejected.
  const mimetype = typeOfName(fileName);
  return withReceivedFile(content, async (file) => {
    if (isTooLarge()) {
      throw new AppError('TOO_LARGE', { message: ATTACHMENT_TEXTS.fileTooLarge });
    }
    await endForm();
    if (file.bytes === 0) {
      throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileEmpty } } });
    }
    await checkContent(file.path, mimetype);
    return storeFile(deps, actor, input, { ...file, fileName, mimetype });
  });
}

async function storeFile(
  deps: AttachmentsDeps,
  actor: Actor,
  input: NewAttachment,
  { path, bytes, fileName, mimetype }: ReceivedFile & { fileName: string; mimetype: string },
): Promise<Attachment> {
  const { database, clock, ids, files, queue } = deps;
  const attachmentId = ids.newId();
  const storageKey = attachmentId;
  // Reserved first, so that the job that deletes unused files finds anything interrupted from here on.
  await createStoredFilesRepository(database).reserve(storageKey, clock.now() + UPLOAD_SECONDS);
  await files.put(storageKey, createReadStream(path), { bytes, mimetype });
  try {
    return await database.transaction(async (tx) => {
      const attached = { attachmentType: 'file', storageKey, fileName, mimetype, fileBytes: bytes } as const;
      const created = await insertAttachment(tx, deps, actor, { attachmentId, input, attached });
      await createStoredFilesRepository(tx).keep(storageKey);
      await queue.enqueue(tx, extractFileTextJob, { attachmentId }, { priority: await getPriority(tx, deps, actor) });
      return created;
    });
  } catch (error) {
    await files.delete(storageKey);
    await createStoredFilesRepository(database).forget(storageKey);
    throw error;
  }
}

/**
 * Files are read one at a time. Each file of an organization that already waits puts the next one back, so that one
 * that adds many doesn't hold up the single file of another.
 */
async function getPriority(tx: DatabaseHandle, { clock }: AttachmentsDeps, actor: Actor): Promise<number> {
  const sinceTs = clock.now() - UNREAD_SECONDS;
  const unread = await createAttachmentsRepository(tx).countUnread(actor, TYPES_WITH_TEXT, sinceTs);
  return 1 - unread;
}

import { type Attachment, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { contentDisposition } from '../../platform/files/file-name.ts';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import { StreamedFile } from '../../platform/files/streamed-file.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { AttachmentsDeps } from './attachments.deps.ts';
import { presentAttachment } from './attachments.presenter.ts';
import { type AttachmentQuery, createAttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';

/** Returns a page of attachments in the actor's organization and the total under the same filters. */
export async function findAttachments(
  db: DatabaseHandle,
  actor: Actor,
  query: AttachmentQuery,
): Promise<{ results: Attachment[]; totalCount: number }> {
  const repository = createAttachmentsRepository(db);
  const [rows, totalCount] = await Promise.all([repository.find(actor, query), repository.count(actor, query.filters)]);
  return { results: rows.map(presentAttachment), totalCount };
}

/**
 * Loads one attachment.
 * @throws AppError NOT_FOUND also for an attachment hidden from the actor
 */
export async function loadAttachment(
  db: DatabaseHandle,
  actor: Actor,
  attachmentId: string,
): Promise<StoredAttachment> {
  const found = await createAttachmentsRepository(db).get(actor, attachmentId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Loads the attachment that the actor just changed, even if adding it to a confidential project has hidden it from the
 * actor.
 * @throws AppError NOT_FOUND
 */
export async function loadChanged(db: DatabaseHandle, actor: Actor, attachmentId: string): Promise<StoredAttachment> {
  const found = await createAttachmentsRepository(db).getChanged(actor, attachmentId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws AppError NOT_FOUND */
export async function getAttachment(db: DatabaseHandle, actor: Actor, attachmentId: string): Promise<Attachment> {
  return presentAttachment(await loadAttachment(db, actor, attachmentId));
}

/**
 * Returns the file of an attachment.
 * @throws AppError NOT_FOUND for a link, a missing attachment and a file that is no longer in storage
 */
export async function downloadFile(
  { database, files }: Pick<AttachmentsDeps, 'database' | 'files'>,
  actor: Actor,
  attachmentId: string,
): Promise<{ headers: Record<string, string>; body: File }> {
  const { storageKey, fileName, mimetype, fileBytes } = await loadAttachment(database, actor, attachmentId);
  if (storageKey === null || fileName === null || mimetype === null || fileBytes === null) {
    throw new AppError('NOT_FOUND', { message: ATTACHMENT_TEXTS.notAFile });
  }
  const content = await files.read(storageKey).catch((cause: unknown) => {
    if (!(cause instanceof StoredFileMissingError)) throw cause;
    throw new AppError('NOT_FOUND', { message: ATTACHMENT_TEXTS.fileMissing, cause });
  });
  return {
    headers: {
      'content-disposition': contentDisposition(fileName),
      // A user's file must never run as a page of ours if a browser displays it after all.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new StreamedFile(content, { name: fileName, type: mimetype, bytes: fileBytes }),
  };
}

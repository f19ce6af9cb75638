import { ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { contentDisposition } from '../../platform/files/file-name.ts';
import { StreamedFile } from '../../platform/files/streamed-file.ts';
import { loadAttachment } from './find-attachments.ts';

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

import type { Readable } from 'node:stream';
import { TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { StoredFileMissingError } from '../../platform/files/file-storage.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { contentDisposition } from '../../platform/files/file-name.ts';
import { loadAttachment } from './find-attachments.ts';

/** A file that is read from the storage while it is sent. */
class StreamedFile extends File {
  readonly #content: Readable;
  readonly #bytes: number;

  constructor(content: Readable, facts: { name: string; type: string; bytes: number }) {
    super([], facts.name, { type: facts.type });
    this.#content = content;
    this.#bytes = facts.bytes;
  }

  override get size(): number {
    return this.#bytes;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const content = this.#content;
    const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => void content.destroy(),
    });
  }
}

/** @throws AppError NOT_FOUND for a link, for a missing attachment, and for a file that is not in the storage any more */
export async function downloadFile(
  { database, files }: Pick<AttachmentsDeps, 'database' | 'files'>,
  actor: Actor,
  attachmentId: string,
): Promise<{ headers: Record<string, string>; body: File }> {
  const { storageKey, fileName, mimetype, fileBytes } = await loadAttachment(database, actor, attachmentId);
  if (storageKey === null || fileName === null || mimetype === null || fileBytes === null) {
    throw new AppError('NOT_FOUND', { message: TEXTS.attachments.notAFile });
  }
  const content = await files.read(storageKey).catch((cause: unknown) => {
    if (!(cause instanceof StoredFileMissingError)) throw cause;
    throw new AppError('NOT_FOUND', { message: TEXTS.attachments.fileMissing, cause });
  });
  return {
    headers: {
      'content-disposition': contentDisposition(fileName),
      // Somebody else's file must never act as a page of ours, should a browser show it after all.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new StreamedFile(content, { name: fileName, type: mimetype, bytes: fileBytes }),
  };
}

import { z } from 'zod';
import { PageUnreadableError } from '../../platform/page-reader/create-page-reader.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { wordsLiteral } from '../../platform/stored-words.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { createAttachmentsRepository } from './attachments.repository.ts';
import { announceAttachments, findAttachmentAudience } from './announce-attachments.ts';

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

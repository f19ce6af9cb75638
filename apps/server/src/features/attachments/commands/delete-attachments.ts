import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { getAudience } from '../../links/index.ts';
import type { AttachmentsDeps } from '../attachments.deps.ts';
import { createAttachmentsRepository } from '../attachments.repository.ts';
import { announceAttachments, findAttachmentAudience } from '../attachments.events.ts';
import { deleteUnusedFilesJob } from '../attachments.jobs.ts';

/**
 * Deletes attachments and their files.
 * @throws AppError NOT_FOUND when ids are given and none of them exists
 */
export function deleteAttachments(
  { database, queue }: AttachmentsDeps,
  actor: Actor,
  attachmentIds: readonly string[],
): Promise<{ deletedIds: string[] }> {
  return database.transaction(async (tx) => {
    if (attachmentIds.length === 0) return { deletedIds: [] };
    const { organizationId } = actor;
    // Read before deleting, because afterwards nothing tells who could see the attachments.
    const audience = await findAttachmentAudience(tx, organizationId, attachmentIds);
    const deletedIds = await createAttachmentsRepository(tx).delete(actor, attachmentIds);
    if (deletedIds.length === 0) throw new AppError('NOT_FOUND');
    await queue.enqueue(tx, deleteUnusedFilesJob, {});
    await announceAttachments(tx, organizationId, getAudience(audience, deletedIds));
    return { deletedIds };
  });
}

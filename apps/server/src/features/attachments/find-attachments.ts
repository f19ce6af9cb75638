import type { Attachment } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
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

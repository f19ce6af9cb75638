import type { Attachment } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentAttachment } from './attachments.presenter.ts';
import { type AttachmentQuery, createAttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';

/** A page of the actor's organisation, and how many there are under the same filters. */
export async function findAttachments(
  db: DatabaseHandle,
  actor: Actor,
  query: AttachmentQuery,
): Promise<{ results: Attachment[]; totalCount: number }> {
  const repository = createAttachmentsRepository(db);
  const [rows, totalCount] = await Promise.all([repository.find(actor, query), repository.count(actor, query.filters)]);
  return { results: rows.map(presentAttachment), totalCount };
}

/** @throws AppError NOT_FOUND: an attachment that is not open to the actor answers as a missing one */
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
 * What someone has just changed, for the answer, though with their own project they may have taken themselves out of it.
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

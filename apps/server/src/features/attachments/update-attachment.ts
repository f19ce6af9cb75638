import { type Attachment, type LinkedEntity, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { resolveLinkedEntities } from '../linked-entities/index.ts';
import { checkLinks } from '../links/index.ts';
import { announceAttachments, findAttachmentAudience } from './announce-attachments.ts';
import { wordsLiteral } from '../../platform/stored-words.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import {
  type AttachmentChanges,
  createAttachmentLinksRepository,
  createAttachmentsRepository,
  type StoredAttachment,
} from './attachments.repository.ts';
import { meantProjects, type NewAttachment } from './create-attachment.ts';
import { presentAttachment } from './attachments.presenter.ts';
import { loadAttachment, loadChanged } from './find-attachments.ts';
import { readPageHeadJob } from './read-page-head.job.ts';

type Changed<T> = { [K in keyof T]?: T[K] | undefined };

export interface AttachmentUpdate {
  id: string;
  /** The one the changes were made to; without it the last writer wins. */
  version?: number | undefined;
  updates: Changed<Omit<NewAttachment, 'linkedEntities'> & { url: string }> & {
    linkedEntityUpdates?: { add: readonly LinkedEntity[]; remove: readonly LinkedEntity[] } | undefined;
  };
}

/**
 * Writes what differs.
 * @throws AppError NOT_FOUND; CONFLICT when the attachment has changed since, and then nothing is written; VALIDATION
 */
export function updateAttachment(
  deps: AttachmentsDeps,
  actor: Actor,
  { id, version, updates }: AttachmentUpdate,
): Promise<Attachment> {
  const { organisationId, userId } = actor;
  return deps.database.transaction(async (tx) => {
    const before = await loadAttachment(tx, actor, id);
    if (version !== undefined && before.version !== version) throw new AppError('CONFLICT');
    const { tags, linkedEntityUpdates } = updates;
    const projects =
      updates.linkedProjects === undefined ? undefined : await meantProjects(tx, actor, updates.linkedProjects);
    const added = await checkLinks(tx, actor, { tags, projects, linkedEntities: linkedEntityUpdates?.add });
    const changes = { ...columnsOf(before, updates), updatedBy: userId, updatedTs: deps.clock.now() };
    // Loading looked at the version; only this decides, because two people may have loaded the same one.
    const isCurrent = await createAttachmentsRepository(tx).updateVersion(actor, id, version, changes);
    if (!isCurrent) throw new AppError('CONFLICT');
    const sawIt = await findAttachmentAudience(tx, organisationId, [id]);
    await writeLinks(tx, actor, id, { tags, projects, added, removed: linkedEntityUpdates?.remove ?? [] });
    if (changes.url !== undefined) await deps.queue.enqueue(tx, readPageHeadJob, { attachmentId: id });
    const seesIt = await findAttachmentAudience(tx, organisationId, [id]);
    await announceAttachments(tx, organisationId, [...sawIt, ...seesIt]);
    return presentAttachment(await loadChanged(tx, actor, id));
  });
}

/** @throws AppError VALIDATION for the address of a file */
function columnsOf(before: StoredAttachment, { title, summary, url }: AttachmentUpdate['updates']): AttachmentChanges {
  if (url !== undefined && before.attachmentType === 'file') {
    throw new AppError('VALIDATION', { data: { fields: { url: ATTACHMENT_TEXTS.notALink } } });
  }
  const isMoved = url !== undefined && url !== before.url;
  const changed = {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    // What the page before said of itself is not said by this one.
    ...(isMoved ? { url, urlTitle: null, urlDescription: null } : {}),
  };
  const after = { ...before, ...changed };
  const texts = [after.title, after.summary, after.url, after.fileName, after.urlTitle, after.urlDescription];
  return { ...changed, lexemes: wordsLiteral(texts) };
}

interface LinkChanges {
  tags: readonly string[] | undefined;
  projects: readonly string[] | undefined;
  /** Ids of documents. */
  added: readonly number[];
  removed: readonly LinkedEntity[];
}

async function writeLinks(
  tx: DatabaseHandle,
  actor: Actor,
  attachmentId: string,
  { tags, projects, added, removed }: LinkChanges,
): Promise<void> {
  const { organisationId } = actor;
  const links = createAttachmentLinksRepository(tx);
  if (tags !== undefined) await links.replaceTags(organisationId, attachmentId, tags);
  if (projects !== undefined) await links.replaceProjects(actor, attachmentId, projects);
  // What is gone cannot be linked any more: taking it away is done already.
  const resolved = await resolveLinkedEntities(tx, organisationId, removed);
  await links.removeEntities(organisationId, attachmentId, resolved.documentIds);
  await links.addEntities(organisationId, attachmentId, added);
}

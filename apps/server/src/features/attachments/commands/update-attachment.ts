import { type Attachment, type LinkedEntity, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { resolveLinkedEntities } from '../../linked-entities/index.ts';
import { checkLinks } from '../../links/index.ts';
import { announceAttachments, findAttachmentAudience } from '../attachments.events.ts';
import { wordsLiteral } from '../../../platform/stored-words.ts';
import type { AttachmentsDeps } from '../attachments.deps.ts';
import {
  type AttachmentChanges,
  createAttachmentLinksRepository,
  createAttachmentsRepository,
  type StoredAttachment,
} from '../attachments.repository.ts';
import { resolveProjectIds, type NewAttachment } from './create-attachment.ts';
import { presentAttachment } from '../attachments.presenter.ts';
import { loadAttachment, loadChanged } from '../attachments.queries.ts';
import { readPageHeadJob } from '../attachments.jobs.ts';

type Changed<T> = { [K in keyof T]?: T[K] | undefined };

export interface AttachmentUpdate {
  id: string;
  /** The version that was edited; without it the last write wins. */
  version?: number | undefined;
  updates: Changed<Omit<NewAttachment, 'linkedEntities'> & { url: string }> & {
    linkedEntityUpdates?: { add: readonly LinkedEntity[]; remove: readonly LinkedEntity[] } | undefined;
  };
}

/**
 * Updates the given fields and links.
 * @throws AppError NOT_FOUND; CONFLICT when the attachment has changed since, and nothing is written; VALIDATION
 */
export function updateAttachment(
  deps: AttachmentsDeps,
  actor: Actor,
  { id, version, updates }: AttachmentUpdate,
): Promise<Attachment> {
  const { organizationId, userId } = actor;
  return deps.database.transaction(async (tx) => {
    const before = await loadAttachment(tx, actor, id);
    if (version !== undefined && before.version !== version) throw new AppError('CONFLICT');
    const { tags, linkedEntityUpdates } = updates;
    const projects =
      updates.linkedProjects === undefined ? undefined : await resolveProjectIds(tx, actor, updates.linkedProjects);
    const added = await checkLinks(tx, actor, { tags, projects, linkedEntities: linkedEntityUpdates?.add });
    const changes = { ...getColumns(before, updates), updatedBy: userId, updatedTs: deps.clock.now() };
    // The version check on load is only a shortcut. This one decides, because two users may have loaded the same
    // version.
    const isCurrent = await createAttachmentsRepository(tx).updateVersion(actor, id, version, changes);
    if (!isCurrent) throw new AppError('CONFLICT');
    const sawIt = await findAttachmentAudience(tx, organizationId, [id]);
    await writeLinks(tx, actor, id, { tags, projects, added, removed: linkedEntityUpdates?.remove ?? [] });
    if (changes.url !== undefined) await deps.queue.enqueue(tx, readPageHeadJob, { attachmentId: id });
    const seesIt = await findAttachmentAudience(tx, organizationId, [id]);
    await announceAttachments(tx, organizationId, [...sawIt, ...seesIt]);
    return presentAttachment(await loadChanged(tx, actor, id));
  });
}

/**
 * Returns the columns to change, with the words of the changed attachment.
 * @throws AppError VALIDATION for a URL on a file attachment
 */
export function getColumns(
  before: Pick<
    StoredAttachment,
    'attachmentType' | 'title' | 'summary' | 'url' | 'fileName' | 'urlTitle' | 'urlDescription'
  >,
  { title, summary, url }: AttachmentUpdate['updates'],
): AttachmentChanges {
  if (url !== undefined && before.attachmentType === 'file') {
    throw new AppError('VALIDATION', { data: { fields: { url: ATTACHMENT_TEXTS.notALink } } });
  }
  const isMoved = url !== undefined && url !== before.url;
  const changed = {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    // Title and description of the previous page do not apply to the new one.
    ...(isMoved ? { url, urlTitle: null, urlDescription: null } : {}),
  };
  const after = { ...before, ...changed };
  const texts = [after.title, after.summary, after.url, after.fileName, after.urlTitle, after.urlDescription];
  return { ...changed, lexemes: wordsLiteral(texts) };
}

interface LinkChanges {
  tags: readonly string[] | undefined;
  projects: readonly string[] | undefined;
  /** Document ids. */
  added: readonly number[];
  removed: readonly LinkedEntity[];
}

async function writeLinks(
  tx: DatabaseHandle,
  actor: Actor,
  attachmentId: string,
  { tags, projects, added, removed }: LinkChanges,
): Promise<void> {
  const { organizationId } = actor;
  const links = createAttachmentLinksRepository(tx);
  if (tags !== undefined) await links.replaceTags(organizationId, attachmentId, tags);
  if (projects !== undefined) await links.replaceProjects(actor, attachmentId, projects);
  // Documents that no longer resolve have no links left to remove.
  const resolved = await resolveLinkedEntities(tx, organizationId, removed);
  await links.removeEntities(organizationId, attachmentId, resolved.documentIds);
  await links.addEntities(organizationId, attachmentId, added);
}

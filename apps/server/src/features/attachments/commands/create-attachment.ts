import { ALL_PROJECTS, type Attachment, type LinkedEntity } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { checkLinks } from '../../links/index.ts';
import { createProjectsRepository } from '../../projects/index.ts';
import { announceAttachments, findAttachmentAudience } from '../attachments.events.ts';
import { wordsLiteral } from '../../../platform/stored-words.ts';
import type { AttachmentsDeps } from '../attachments.deps.ts';
import { createAttachmentLinksRepository, createAttachmentsRepository } from '../attachments.repository.ts';
import { getAttachment } from '../attachments.queries.ts';
import { readPageHeadJob } from '../attachments.jobs.ts';

export interface NewAttachment {
  title: string;
  summary: string | null;
  tags: readonly string[];
  linkedProjects: readonly string[] | typeof ALL_PROJECTS;
  linkedEntities: readonly LinkedEntity[];
}

/** Determines whether an attachment is a link or a file. */
export type Attached =
  | { attachmentType: 'link'; url: string }
  | { attachmentType: 'file'; storageKey: string; fileName: string; mimetype: string; fileBytes: number };

/**
 * Creates a link attachment.
 * @throws AppError VALIDATION naming links that do not exist; nothing is created
 */
export function createLink(
  deps: AttachmentsDeps,
  actor: Actor,
  input: NewAttachment & { url: string },
): Promise<Attachment> {
  const attachmentId = deps.ids.newId();
  return deps.database.transaction(async (tx) => {
    const attached = { attachmentType: 'link', url: input.url } as const;
    const created = await insertAttachment(tx, deps, actor, { attachmentId, input, attached });
    await deps.queue.enqueue(tx, readPageHeadJob, { attachmentId });
    return created;
  });
}

/**
 * Creates one attachment with its links, in the caller's transaction.
 * @throws AppError VALIDATION naming links that do not exist
 */
export async function insertAttachment(
  tx: DatabaseHandle,
  { clock }: Pick<AttachmentsDeps, 'clock'>,
  actor: Actor,
  { attachmentId, input, attached }: { attachmentId: string; input: NewAttachment; attached: Attached },
): Promise<Attachment> {
  const { organizationId, userId } = actor;
  const nowTs = clock.now();
  const projects = await resolveProjectIds(tx, actor, input.linkedProjects);
  const documentIds = await checkLinks(tx, actor, { ...input, projects });
  const { title, summary } = input;
  const found = attached.attachmentType === 'link' ? attached.url : attached.fileName;
  await createAttachmentsRepository(tx).insert({
    attachmentId,
    organizationId,
    title,
    summary,
    ...attached,
    lexemes: wordsLiteral([title, summary, found]),
    createdBy: userId,
    createdTs: nowTs,
    updatedBy: userId,
    updatedTs: nowTs,
  });
  const links = createAttachmentLinksRepository(tx);
  await links.addTags(organizationId, [attachmentId], input.tags);
  await links.replaceProjects(actor, attachmentId, projects);
  await links.addEntities(organizationId, attachmentId, documentIds);
  await announceAttachments(tx, organizationId, await findAttachmentAudience(tx, organizationId, [attachmentId]));
  return getAttachment(tx, actor, attachmentId);
}

/** Resolves "All projects" to those the actor sees now, because projects created later were not meant. */
export async function resolveProjectIds(
  tx: DatabaseHandle,
  actor: Actor,
  linkedProjects: NewAttachment['linkedProjects'],
): Promise<string[]> {
  if (linkedProjects !== ALL_PROJECTS) return [...linkedProjects];
  return (await createProjectsRepository(tx).find(actor)).map((project) => project.projectId);
}

import type { SampleAttachment, SampleComment } from '@rotunda/sample';
import { createAttachmentLinksRepository, insertAttachment } from '../../features/attachments/index.ts';
import { createCommentsRepository } from '../../features/comments/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { SampleThings } from './create-sample-actions.ts';
import type { StaffedOrganization } from './create-sample-people.ts';
import { createSampleStatesRepository } from './sample-states.repository.ts';

const HOUR_SECONDS = 3600;

interface At {
  clock: Clock;
  ids: IdSource;
}

/** Creates what users of an organization attached to its bills: links, and their remarks. */
export async function createSampleRemarks(
  tx: DatabaseHandle,
  at: At,
  staffed: StaffedOrganization,
  things: SampleThings,
): Promise<void> {
  for (const attachment of staffed.organization.attachments) await attach(tx, at, staffed, things, attachment);
  for (const comment of staffed.organization.comments) await say(tx, at, staffed, comment);
}

async function attach(
  tx: DatabaseHandle,
  { clock, ids }: At,
  { admin, userIds }: StaffedOrganization,
  { projects, tags }: SampleThings,
  { title, summary, url, by, about, ...named }: SampleAttachment,
): Promise<void> {
  const attachmentId = ids.newId();
  await insertAttachment(
    tx,
    { clock },
    { ...admin, userId: userIds.get(by) ?? admin.userId },
    {
      attachmentId,
      attached: { attachmentType: 'link', url },
      input: {
        title,
        summary,
        tags: tags.filter(({ name }) => named.tags.includes(name)).map(({ tagId }) => tagId),
        linkedProjects: projects.filter(({ name }) => named.projects.includes(name)).map(({ projectId }) => projectId),
        linkedEntities: [],
      },
    },
  );
  if (about === undefined) return;
  const documentIds = await createSampleStatesRepository(tx).findBillsAbout(about.subject, about.bills);
  await createAttachmentLinksRepository(tx).addEntities(admin.organizationId, attachmentId, documentIds);
}

async function say(
  tx: DatabaseHandle,
  { clock, ids }: At,
  { organization, admin, userIds }: StaffedOrganization,
  { subject, by, text, hoursAgo }: SampleComment,
): Promise<void> {
  const [documentId] = await createSampleStatesRepository(tx).findBillsAbout(subject, 1);
  if (documentId === undefined) return;
  const { organizationId } = admin;
  const mentioned = new Set<string>();
  const body = text.replaceAll(/\{([^}]+)\}/g, (whole, email: string) => {
    const person = organization.people.find((one) => one.email === email);
    const userId = userIds.get(email);
    if (person === undefined || userId === undefined) return whole;
    mentioned.add(userId);
    return `@[${person.firstName} ${person.lastName}](${userId})`;
  });
  const commentId = ids.newId();
  const createdBy = userIds.get(by) ?? admin.userId;
  const createdTs = clock.now() - hoursAgo * HOUR_SECONDS;
  const repository = createCommentsRepository(tx);
  await repository.insert([{ commentId, organizationId, documentId, body, createdBy, createdTs, isSample: true }]);
  await repository.replaceMentions(organizationId, commentId, [...mentioned]);
}

import { documentTypeSchema, getIdentifier } from '@rotunda/contract';
import { createElement } from 'react';
import { z } from 'zod';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { queueMail, withdrawMails } from '../../platform/mail/queue-mail.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { findOptionalMailReader, optionalMail } from '../digests/index.ts';
import { documentPath } from '../discover/index.ts';
import type { CommentsDeps, MentionMailsDeps } from './comments.deps.ts';
import { plainText } from './comments.presenter.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { MentionMail, mentionSubject } from './mails/mention-mail.tsx';

/** One user mentioned in one comment. */
export interface Mentioned {
  organizationId: string;
  commentId: string;
  userId: string;
}

export const sendMentionMailJob = defineJob<Mentioned>({
  name: 'send-mention-mail',
  payload: z.object({ organizationId: z.string(), commentId: z.uuid(), userId: z.string() }),
});

/** Returns the dedupe key, so that a user gets one email per comment however often it is edited. */
export function mentionMailKey({ commentId, userId }: Pick<Mentioned, 'commentId' | 'userId'>): string {
  return `mention:${commentId}:${userId}`;
}

/** Queues an email to each mentioned user, sent after the caller's transaction commits. */
export async function mailMentioned(
  tx: DatabaseHandle,
  { queue }: Pick<CommentsDeps, 'queue'>,
  { organizationId, commentId, createdBy }: { organizationId: string; commentId: string; createdBy: string },
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) {
    if (userId !== createdBy) await queue.enqueue(tx, sendMentionMailJob, { organizationId, commentId, userId });
  }
}

/** Cancels unsent emails when the comment is deleted or no longer mentions the users. */
export async function cancelMentionMails(
  tx: DatabaseHandle,
  commentId: string,
  userIds: readonly string[],
): Promise<void> {
  const keys = userIds.map((userId) => mentionMailKey({ commentId, userId }));
  if (keys.length > 0) await withdrawMails(tx, keys);
}

/**
 * Outcome of a mention job. `not told` means that the comment or the mention is gone or that the user should no longer
 * be notified.
 */
export type MentionOutcome = 'queued' | 'told before' | 'not told';

/**
 * Emails a user about a comment that mentions them, using current data. The comment is locked meanwhile, so that a
 * deletion waits and then cancels the email.
 */
export function sendMentionMail(deps: MentionMailsDeps, mentioned: Mentioned): Promise<MentionOutcome> {
  const { organizationId, commentId, userId } = mentioned;
  const reader = { organizationId, userId, kind: 'mentions' } as const;
  return deps.database.transaction(async (tx) => {
    const repository = createCommentsRepository(tx);
    await repository.hold(organizationId, commentId);
    const comment = await repository.get(organizationId, commentId);
    const isMeant = comment !== null && comment.createdBy !== userId && comment.mentions.has(userId);
    const person = isMeant ? await findOptionalMailReader(tx, reader) : null;
    if (!isMeant || person === null) return 'not told';
    const card = (await deps.findCards(tx, person.actor, [comment.documentId])).get(comment.documentId);
    const documentType = documentTypeSchema.parse(comment.documentType);
    const { draft, choices } = optionalMail(deps, reader);
    const content = {
      author: comment.createdByName || 'A colleague',
      // An organization's contacts have no card.
      identifier: getIdentifier(card ?? { localityExternalId: null, documentType }),
      title: comment.documentTitle,
      projects: card?.metadata.projects.map(({ name }) => name) ?? [],
      words: plainText(comment),
      // The document page scrolls to the comment named in the URL.
      href: `${deps.baseUrl}${documentPath(documentType, comment.fusionId)}#comment-${commentId}`,
    };
    const mail = await renderMail(
      createElement(MentionMail, { ...content, organizationName: person.organizationName, choices }),
    );
    const mailId = await queueMail(tx, deps, {
      ...mail,
      ...draft,
      organizationId,
      userId,
      kind: 'mention',
      to: person.email,
      subject: mentionSubject(content),
      dedupeKey: mentionMailKey(mentioned),
    });
    return mailId === null ? 'told before' : 'queued';
  });
}

export function handleSendMentionMail(deps: MentionMailsDeps): JobHandler<Mentioned> {
  return async ({ payload }) => {
    await sendMentionMail(deps, payload);
  };
}

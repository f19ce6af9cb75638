import { documentTypeSchema, getIdentifier } from '@rotunda/contract';
import { createElement } from 'react';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { JobHandler } from '../../platform/queue/job-definition.ts';
import { findOptionalMailReader, optionalMail } from '../digests/index.ts';
import { documentPath } from '../discover/index.ts';
import type { MentionMailsDeps } from './comments-deps.ts';
import { plainText } from './comments.presenter.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { MentionMail, mentionSubject } from './mails/mention-mail.tsx';
import { type Mentioned, mentionMailKey } from './mention-mails.ts';

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

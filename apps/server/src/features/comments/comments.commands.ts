import { type Comment, TEXTS } from '@rotunda/contract';
import { parseCommentText } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { createIdentityRepository } from '../identity/index.ts';
import { findLinkable } from '../linked-entities/index.ts';
import type { CommentsDeps } from './comments.deps.ts';
import { canDeleteComment, canEditComment } from './comments.policy.ts';
import { presentComment } from './comments.presenter.ts';
import { createCommentsRepository, type StoredComment } from './comments.repository.ts';
import { cancelMentionMails, mailMentioned } from './mentions.jobs.ts';

export interface NewComment {
  fusionId: string;
  documentType: string;
  text: string;
}

/**
 * Creates a comment.
 * @throws AppError NOT_FOUND for an unknown document; VALIDATION for mentions of outsiders
 */
export function createComment(deps: CommentsDeps, actor: Actor, input: NewComment): Promise<Comment> {
  const { organizationId, userId } = actor;
  const { fusionId, text } = input;
  const commentId = deps.ids.newId();
  return deps.database.transaction(async (tx) => {
    const mentioned = await checkMentions(tx, organizationId, text);
    const documentId = (await findLinkable(tx, organizationId, [input])).get(fusionId);
    if (documentId === undefined) throw new AppError('NOT_FOUND');
    const repository = createCommentsRepository(tx);
    const createdTs = deps.clock.now();
    await repository.insert([{ commentId, organizationId, documentId, body: text, createdBy: userId, createdTs }]);
    await repository.replaceMentions(organizationId, commentId, mentioned);
    await mailMentioned(tx, deps, { organizationId, commentId, createdBy: userId }, mentioned);
    await auditSupporter(tx, deps, actor, { action: 'comment.created', commentId, fusionId });
    await announce(tx, organizationId, fusionId);
    return presentComment(await loadComment(tx, actor, commentId));
  });
}

/**
 * Updates the actor's own comment.
 * @throws AppError NOT_FOUND; FORBIDDEN for another user's comment; VALIDATION for new mentions of outsiders
 */
export function updateComment(deps: CommentsDeps, actor: Actor, input: { id: string; text: string }): Promise<Comment> {
  const { organizationId } = actor;
  return deps.database.transaction(async (tx) => {
    const before = await loadComment(tx, actor, input.id);
    if (!canEditComment(actor, before)) throw new AppError('FORBIDDEN');
    const already = new Set(before.mentions.keys());
    const mentioned = await checkMentions(tx, organizationId, input.text, already);
    const repository = createCommentsRepository(tx);
    await repository.updateBody(organizationId, input.id, input.text, deps.clock.now());
    await repository.replaceMentions(organizationId, input.id, mentioned);
    await cancelMentionMails(
      tx,
      input.id,
      [...already].filter((userId) => !mentioned.includes(userId)),
    );
    await mailMentioned(
      tx,
      deps,
      before,
      mentioned.filter((userId) => !already.has(userId)),
    );
    const { fusionId } = before;
    await auditSupporter(tx, deps, actor, { action: 'comment.updated', commentId: input.id, fusionId });
    await announce(tx, organizationId, fusionId);
    return presentComment(await loadComment(tx, actor, input.id));
  });
}

/**
 * Deletes a comment. If an administrator deletes another user's comment, its text is kept in the audit log so that
 * nothing disappears without a trace.
 * @throws AppError NOT_FOUND; FORBIDDEN for another user's comment unless the actor is an administrator
 */
export function deleteComment(deps: CommentsDeps, actor: Actor, commentId: string): Promise<void> {
  const { organizationId } = actor;
  return deps.database.transaction(async (tx) => {
    const comment = await loadComment(tx, actor, commentId);
    if (!canDeleteComment(actor, comment)) throw new AppError('FORBIDDEN');
    const text = await createCommentsRepository(tx).delete(organizationId, commentId);
    // Someone else deleted it in the meantime, so this call must not be audited.
    if (text === null) throw new AppError('NOT_FOUND');
    await cancelMentionMails(tx, commentId, [...comment.mentions.keys()]);
    if (!canEditComment(actor, comment)) {
      await appendAudit(tx, deps, actor, {
        action: 'comment.deleted',
        subject: commentId,
        detail: {
          fusionId: comment.fusionId,
          author: comment.createdBy,
          authorName: comment.createdByName,
          text,
        },
      });
    }
    await announce(tx, organizationId, comment.fusionId);
  });
}

/** Audits what support writes on behalf of a user under both names, because the comment shows only one. */
async function auditSupporter(
  tx: DatabaseHandle,
  deps: CommentsDeps,
  actor: Actor,
  comment: { action: 'comment.created' | 'comment.updated'; commentId: string; fusionId: string },
): Promise<void> {
  if (actor.impersonatorId === null) return;
  const { action, commentId, fusionId } = comment;
  await appendAudit(tx, deps, actor, { action, subject: commentId, detail: { fusionId } });
}

/** @throws AppError NOT_FOUND also for a comment of another organization */
async function loadComment(db: DatabaseHandle, actor: Actor, commentId: string): Promise<StoredComment> {
  const found = await createCommentsRepository(db).get(actor.organizationId, commentId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

const announce = (tx: DatabaseHandle, organizationId: string, fusionId: string): Promise<void> =>
  publishEvent(tx, { organizationId, topic: 'comments.changed', ids: { fusionId: [fusionId] } });

/**
 * Returns the ids of the users mentioned in a text, without duplicates.
 * @param kept ids mentioned before the change, which stay valid even if the user has left since
 * @throws AppError VALIDATION for a mention of anyone else who is not an active colleague
 */
export async function checkMentions(
  tx: DatabaseHandle,
  organizationId: string,
  text: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const mentioned = new Set(parseCommentText(text).flatMap((part) => (part.kind === 'mention' ? [part.userId] : [])));
  const added = [...mentioned].filter((userId) => !kept.has(userId));
  if (added.length > 0) {
    const users = await createIdentityRepository(tx).findUsers(organizationId);
    const colleagues = new Set(users.filter((user) => user.isActive).map((user) => user.id));
    if (added.some((userId) => !colleagues.has(userId))) {
      throw new AppError('VALIDATION', { data: { fields: { text: TEXTS.comments.notColleagues } } });
    }
  }
  return [...mentioned];
}

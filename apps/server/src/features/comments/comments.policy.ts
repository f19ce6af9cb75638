import type { Actor } from '../../platform/request-context.ts';

interface Authored {
  createdBy: string;
}

/** Only the author may edit a comment. */
export const canEditComment = (actor: Actor, comment: Authored): boolean => comment.createdBy === actor.userId;

/** Authors may delete their own comments, administrators any (COM-01). */
export const canDeleteComment = (actor: Actor, comment: Authored): boolean =>
  canEditComment(actor, comment) || actor.role === 'admin';

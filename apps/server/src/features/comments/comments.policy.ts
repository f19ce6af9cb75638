import type { Actor } from '../../platform/request-context.ts';

interface Authored {
  createdBy: string;
}

/** Nobody's words are changed by someone else. */
export const canEditComment = (actor: Actor, comment: Authored): boolean => comment.createdBy === actor.userId;

/** Authors delete their own, administrators everyone's (S3 §6). */
export const canDeleteComment = (actor: Actor, comment: Authored): boolean =>
  canEditComment(actor, comment) || actor.role === 'admin';

import { z } from 'zod';
import { call, fusionId, ok, unixSeconds, uuid } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { LIMITS } from './values/limits.ts';
import { TEXTS } from './values/texts.ts';

export const commentSchema = z.object({
  _id: uuid,
  fusionId,
  /** As typed; a mention is written `@[name](user id)`, with the user's current name. */
  text: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAtTs: unixSeconds,
  editedAtTs: unixSeconds.nullable(),
});
export type Comment = z.infer<typeof commentSchema>;

const text = z.string().trim().min(1, TEXTS.comments.textRequired).max(LIMITS.commentText, TEXTS.comments.tooLong);

/**
 * Comments on a document, shared within the organization, newest first. Authors edit and delete their own;
 * administrators may delete those of others, which is audited (COM-01).
 */
export const commentsContract = {
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/comments/{fusionId}' })
    .input(
      z.strictObject({
        fusionId,
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(LIMITS.commentsPageSize),
      }),
    )
    .output(z.object({ results: z.array(commentSchema), total: z.number().int() })),
  /** VALIDATION for a mention of anyone but an active colleague. */
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/comments', successStatus: 201 })
    .input(z.strictObject({ fusionId, documentType: documentTypeSchema, text }))
    .output(commentSchema),
  /** FORBIDDEN for another user's comment, even for administrators. */
  // features/comments/comments.policy.ts decides whose comments a user may change or delete.
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/comments/{id}' })
    .input(z.strictObject({ id: uuid, text }))
    .output(commentSchema),
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/comments/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};

import { z } from 'zod';
import { call, fusionId, ok, unixSeconds, uuid } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { LIMITS } from './limits.ts';

export const commentSchema = z.object({
  _id: uuid,
  fusionId,
  /** As typed; a mention stands in it as `@[name](user id)`. */
  text: z.string(),
  mentions: z.array(z.object({ userId: z.string(), name: z.string() })),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAtTs: unixSeconds,
  editedAtTs: unixSeconds.nullable(),
});
export type Comment = z.infer<typeof commentSchema>;

const text = z.string().trim().min(1, 'A comment needs some text.').max(LIMITS.commentText);

/** Of a document, for the organisation. Authors edit and delete; administrators delete others', audited (`notes.md`). */
export const commentsContract = {
  find: call
    .route({ method: 'GET', path: '/comments/{fusionId}' })
    .input(z.object({ fusionId }))
    .output(z.object({ results: z.array(commentSchema), total: z.number().int() })),
  create: call
    .route({ method: 'POST', path: '/comments', successStatus: 201 })
    .input(z.object({ fusionId, documentType: documentTypeSchema, text }))
    .output(commentSchema),
  update: call
    .route({ method: 'PATCH', path: '/comments/{id}' })
    .input(z.object({ id: uuid, text }))
    .output(commentSchema),
  delete: call
    .route({ method: 'DELETE', path: '/comments/{id}' })
    .input(z.object({ id: uuid }))
    .output(ok),
};

import { z } from 'zod';
import { call, nameText, ok, uuid } from './base.ts';
import { LIMITS } from './values/limits.ts';
import { TEXTS } from './values/texts.ts';

export const tagSchema = z.object({ _id: uuid, name: z.string() });
export type Tag = z.infer<typeof tagSchema>;

const name = nameText(LIMITS.tagName, TEXTS.tags.nameRequired);

/** Tags of the organisation, sorted by name. Two names that differ only in case are the same name. */
export const tagsContract = {
  find: call
    .route({ method: 'GET', path: '/tags' })
    .output(z.object({ results: z.array(tagSchema), total: z.number().int() })),
  /** For administration: how often each is in use. */
  findUsage: call.route({ method: 'GET', path: '/tags/usage' }).output(
    z.object({
      results: z.array(
        tagSchema.extend({
          documents: z.number().int(),
          actions: z.number().int(),
          attachments: z.number().int(),
          projects: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
  ),
  /** An existing name answers the existing tag. */
  create: call
    .route({ method: 'POST', path: '/tags', successStatus: 201 })
    .input(z.strictObject({ name }))
    .output(tagSchema),
  /** Renamed to a name that exists: CONFLICT, merge them instead. */
  rename: call
    .route({ method: 'PATCH', path: '/tags/{id}' })
    .input(z.strictObject({ id: uuid, name }))
    .output(tagSchema),
  /** Everything tagged with `id` is tagged with `intoTagId` instead, and `id` is gone. */
  merge: call
    .route({ method: 'POST', path: '/tags/{id}/merge' })
    .input(z.strictObject({ id: uuid, intoTagId: uuid }))
    .output(tagSchema),
  delete: call
    .route({ method: 'DELETE', path: '/tags/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};

import { z } from 'zod';
import { call, nameText, ok, uuid } from './base.ts';
import { LIMITS } from './values/limits.ts';
import { TEXTS } from './values/texts.ts';

export const tagSchema = z.object({ _id: uuid, name: z.string() });
export type Tag = z.infer<typeof tagSchema>;

const name = nameText(LIMITS.tagName, TEXTS.tags.nameRequired);

/** Tags of the organization, sorted by name. Names that differ only in case are the same name. */
export const tagsContract = {
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tags' })
    .output(z.object({ results: z.array(tagSchema), total: z.number().int() })),
  /** Returns all tags with how often each is used, for administration. */
  findUsage: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tags/usage' })
    .output(
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
  /** Creates a tag; for an existing name, returns the existing tag. */
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/tags', successStatus: 201 })
    .input(z.strictObject({ name }))
    .output(tagSchema),
  /** Renames a tag. CONFLICT if the name exists; merge the tags instead. */
  // Renaming, merging and deleting changes the tags on everyone's work.
  rename: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/tags/{id}' })
    .input(z.strictObject({ id: uuid, name }))
    .output(tagSchema),
  /** Replaces tag `id` by `intoTagId` everywhere and deletes it. */
  merge: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/tags/{id}/merge' })
    .input(z.strictObject({ id: uuid, intoTagId: uuid }))
    .output(tagSchema),
  delete: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/tags/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};

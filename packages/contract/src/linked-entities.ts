import { z } from 'zod';
import { call, fusionId } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { LIMITS } from './values/limits.ts';
import { LINKED_ENTITY_TYPES } from './values/linked-entities.ts';

export const linkedEntityTypeSchema = documentTypeSchema.extract(LINKED_ENTITY_TYPES);

export const linkedEntitySchema = z.strictObject({ documentType: linkedEntityTypeSchema, fusionId });
export type LinkedEntity = z.infer<typeof linkedEntitySchema>;

/** Display text: name of a person, last committee name, locality id or title (LNK-01). */
export const linkedEntityDetailSchema = linkedEntitySchema.extend({
  label: z.string(),
  /** The title for a bill number, or the chamber of a committee. */
  description: z.string().nullable(),
});
export type LinkedEntityDetail = z.infer<typeof linkedEntityDetailSchema>;

/** Changes of a list of links; only the differences are sent (LNK-01). */
export const linkedEntityUpdatesSchema = z.strictObject({
  add: z.array(linkedEntitySchema).max(LIMITS.linkedEntities).default([]),
  remove: z.array(linkedEntitySchema).max(LIMITS.linkedEntities).default([]),
});

const entities = z.array(linkedEntitySchema).max(LIMITS.bulkIds);

export const linkedEntitiesContract = {
  /** Returns the entities in the requested order; those that no longer exist are left out. */
  fetchByIds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/linked-entities/fetch-by-ids' })
    .input(z.union([z.strictObject({ entities }), entities.transform((list) => ({ entities: list }))]))
    .output(z.object({ results: z.array(linkedEntityDetailSchema), total: z.number().int() })),
  search: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/linked-entities/search' })
    .input(
      z.strictObject({
        searchText: z.string().max(200),
        /** All types of `searchType` when absent. */
        documentType: linkedEntityTypeSchema.optional(),
        searchType: z.enum(['Discover', 'Stakeholder']),
        paginationArgs: z.strictObject({
          skip: z.number().int().min(0).default(0),
          limit: z.number().int().min(1).max(50).default(LIMITS.linkedEntityResults),
        }),
      }),
    )
    .output(
      z.object({
        groups: z.array(
          z.object({
            documentType: linkedEntityTypeSchema,
            results: z.array(linkedEntityDetailSchema),
            total: z.number().int(),
            atTotalLimit: z.boolean(),
          }),
        ),
      }),
    ),
};

import { z } from 'zod';
import { call, clearable, fusionId, selection, uuid } from './base.ts';
import { documentTypeSchema, positionSchema, prioritySchema } from './enums.ts';
import { LIMITS } from './values/limits.ts';

/** An organization's decisions about a document (MET-01). */
export const entityMetadataSchema = z.object({
  fusionId,
  documentType: documentTypeSchema,
  priority: prioritySchema.nullable(),
  position: positionSchema.nullable(),
  tagIds: z.array(uuid),
  projectIds: z.array(uuid),
});
export type EntityMetadata = z.infer<typeof entityMetadataSchema>;

const results = z.object({ results: z.array(entityMetadataSchema), total: z.number().int() });

/**
 * Null and `""` clear a field, and absent fields keep their values. Adding tags the document has or removing tags it
 * does not have has no effect.
 */
export const entityMetadataChangeSchema = z.strictObject({
  fusionId,
  documentType: documentTypeSchema,
  priority: clearable(prioritySchema).optional(),
  position: clearable(positionSchema).optional(),
  addTagIds: z.array(uuid).max(LIMITS.maxTags).optional(),
  removeTagIds: z.array(uuid).max(LIMITS.maxTags).optional(),
});

export type EntityMetadataChange = z.infer<typeof entityMetadataChangeSchema>;

const changes = z.array(entityMetadataChangeSchema).max(LIMITS.bulkIds);

export const entityMetadataContract = {
  /** Applies all changes or none, in one transaction. */
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/entity-metadata' })
    .input(
      z.union([
        z.strictObject({ changes: selection(entityMetadataChangeSchema, LIMITS.bulkIds) }),
        changes.transform((list) => ({ changes: list })),
      ]),
    )
    .output(results),
  fetchByIds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/entity-metadata/fetch-by-ids' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.bulkIds) }))
    .output(results),
};

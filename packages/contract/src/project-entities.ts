import { z } from 'zod';
import { call, fusionId, ok, selection, unixSeconds, uuid } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { documentTypeSchema, positionSchema, prioritySchema } from './enums.ts';
import { entityMetadataSchema } from './entity-metadata.ts';
import { LIMITS } from './values/limits.ts';
import { PROJECT_ENTITY_SORTS } from './values/project-entities.ts';

/** A document in a project (PRJ-05). */
export const projectEntitySchema = z.strictObject({ projectId: uuid, fusionId, documentType: documentTypeSchema });
export type ProjectEntity = z.infer<typeof projectEntitySchema>;

/** Adding 500 documents to 3 projects takes one request and one transaction. */
const entities = z.array(projectEntitySchema).max(LIMITS.projectLinks);
const links = z.union([
  z.strictObject({ entities: selection(projectEntitySchema, LIMITS.projectLinks) }),
  entities.transform((list) => ({ entities: list })),
]);
/** Sorting and filtering of a list of project documents. */
export const projectEntityList = {
  documentTypes: z.array(documentTypeSchema).max(LIMITS.filterValues).optional(),
  searchText: z.string().max(LIMITS.searchText).optional(),
  priorities: z.array(prioritySchema).max(LIMITS.filterValues).optional(),
  positions: z.array(positionSchema).max(LIMITS.filterValues).optional(),
  tagIds: z.array(uuid).max(LIMITS.filterValues).optional(),
  sortBy: z.enum(PROJECT_ENTITY_SORTS).default('added'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
};

const projectIds = selection(uuid, LIMITS.maxProjects);
const tagIds = z.array(uuid).max(LIMITS.maxTags);

/** Documents and tags of projects, and the activity in them. */
export const projectEntitiesContract = {
  getMetadata: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/get-entity-metadata' })
    .input(
      z.strictObject({
        projectIds: z.array(uuid).max(LIMITS.maxProjects),
        fusionIds: z.array(fusionId).max(LIMITS.bulkIds),
      }),
    )
    .output(z.object({ results: z.array(entityMetadataSchema), total: z.number().int() })),
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/get-project-entities' })
    .input(
      z.strictObject({
        projectId: uuid,
        ...projectEntityList,
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        results: z.array(documentCardSchema),
        total: z.number().int(),
        byType: z.array(z.object({ documentType: documentTypeSchema, total: z.number().int() })),
      }),
    ),
  /** Adds documents to projects; existing links stay as they are. */
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/create-project-entities', successStatus: 201 })
    .input(links)
    .output(z.object({ created: z.number().int() })),
  /** Removes documents from projects and from the projects' boards (PRJ-05). */
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/projects/delete-project-entities' })
    .input(links)
    .output(z.object({ deleted: z.number().int() })),
  /** Adds and removes in one transaction, for Apply in the Add to Projects menu. */
  change: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/change-project-entities' })
    .input(
      z.strictObject({
        create: entities.default([]),
        delete: entities.default([]),
      }),
    )
    .output(z.object({ created: z.number().int(), deleted: z.number().int() })),
  changeTags: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/tags' })
    .input(z.strictObject({ projectIds, tagsAdded: tagIds.default([]), tagsRemoved: tagIds.default([]) }))
    .output(ok),
  updateTags: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/update-tags' })
    .input(
      z.strictObject({
        updates: selection(
          z.strictObject({ projectId: uuid, addTagIds: tagIds.default([]), removeTagIds: tagIds.default([]) }),
          LIMITS.maxProjects,
        ),
      }),
    )
    .output(ok),
};

/** An event in the history of a project's action (PRJ-06). */
export const projectActivitySchema = z.strictObject({
  userId: z.string().max(64),
  action: z.enum(['created', 'updated', 'deleted']),
  entityLabel: z.literal('Action'),
  entityId: uuid,
  entityType: z.literal('action'),
});

export const projectActivityContract = {
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/activity/update' })
    .input(z.strictObject({ projectIds, activity: projectActivitySchema }))
    .output(ok),
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/{id}/activity' })
    .input(z.strictObject({ id: uuid, limit: z.coerce.number().int().min(1).max(100).default(25) }))
    .output(
      z.object({
        results: z.array(
          projectActivitySchema.extend({
            userName: z.string(),
            /** Name of the support user who acted as the user. */
            impersonatorName: z.string().nullable(),
            entityName: z.string().nullable(),
            eventTs: unixSeconds,
          }),
        ),
        total: z.number().int(),
      }),
    ),
};

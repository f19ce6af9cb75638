import { z } from 'zod';
import { call, fusionId, nameText, ok, selection, uuid } from './base.ts';
import { workflowDocumentSchema } from './document-card.ts';
import { documentTypeSchema } from './enums.ts';
import { LIMITS } from './values/limits.ts';

/** A column of a project's board, with its cards from top to bottom (WFL-01). */
export const workflowColumnSchema = z.object({
  _id: uuid,
  projectId: uuid,
  title: z.string(),
  cards: z.array(
    z.object({
      fusionId,
      documentType: documentTypeSchema,
      /** User responsible for the card; null for nobody. */
      ownerId: z.string().nullable(),
    }),
  ),
});
export type WorkflowColumn = z.infer<typeof workflowColumnSchema>;

const userId = z.string().min(1).max(64);
const columns = z.object({ results: z.array(workflowColumnSchema), total: z.number().int() });
const title = nameText(LIMITS.workflowColumnTitle);
const entityChange = z.strictObject({
  documentType: documentTypeSchema,
  fusionIds: selection(fusionId, LIMITS.bulkIds),
  columnIds: z.array(uuid).max(LIMITS.maxProjects),
  projectIds: selection(uuid, LIMITS.maxProjects),
});

/** The place a document had in a project and on its board. */
export const entityPlaceSchema = z.strictObject({
  projectId: uuid,
  fusionId,
  documentType: documentTypeSchema,
  /** False if it was not in the project, and therefore not on its board. */
  isMember: z.boolean(),
  /** Null if it was not on the board. */
  columnId: uuid.nullable(),
  position: z.number().int().min(0).describe('Place in the column, from 0'),
  /** User responsible for its card; restored as nobody if that user can no longer see the project. */
  ownerId: userId.nullable().default(null),
});
export type EntityPlace = z.infer<typeof entityPlaceSchema>;
export type WorkflowCard = WorkflowColumn['cards'][number];

/**
 * Boards of projects. A document has only one place on a board: adding it to a second column removes it from the first
 * (WFL-02).
 */
export const workflowContract = {
  findColumns: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/{id}/workflow/columns' })
    .input(z.strictObject({ id: uuid }))
    .output(columns),
  findAllColumns: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/workflow/columns' })
    .output(columns),
  createColumn: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/{id}/workflow/columns/create-column/{name}', successStatus: 201 })
    .input(z.strictObject({ id: uuid, name: title }))
    .output(workflowColumnSchema),
  /** Fails with CONFLICT when `previousTitle` is given and another user has renamed the column since. */
  renameColumn: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/{colId}/rename-column/{name}' })
    .input(
      z.strictObject({
        id: uuid,
        colId: uuid,
        name: title,
        previousTitle: z.string().max(LIMITS.workflowColumnTitle).optional(),
      }),
    )
    .output(workflowColumnSchema),
  /**
   * Deletes a column. Its cards move to the end of `moveCardsTo` in the same order, or leave the board if that is null.
   */
  deleteColumn: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/projects/{id}/workflow/columns/{colId}' })
    .input(z.strictObject({ id: uuid, colId: uuid, moveCardsTo: uuid.nullable().default(null) }))
    .output(columns),
  /** Sets the order of the columns from left to right; `columnIds` must list all of them. */
  orderColumns: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/order' })
    .input(z.strictObject({ id: uuid, columnIds: z.array(uuid).max(LIMITS.workflowColumns) }))
    .output(columns),
  /** Moves a card. CONFLICT when it is no longer in `fromColumnId`; a `position` beyond the end means the end. */
  updateCardPosition: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/update-card-position' })
    .input(
      z.strictObject({
        id: uuid,
        fusionId,
        fromColumnId: uuid,
        toColumnId: uuid,
        position: z.number().int().min(0).describe('Place in the column without the card itself, from 0'),
      }),
    )
    .output(columns),
  /**
   * Sets the user responsible for a card: an active user who can see the project, or null. NOT_FOUND if there is no
   * such card.
   */
  updateCardOwner: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/update-card-owner' })
    .input(z.strictObject({ id: uuid, fusionId, ownerId: userId.nullable() }))
    .output(columns),
  /** Returns the documents of the board's cards. */
  findEntities: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/projects/{id}/workflow/entities' })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ results: z.array(workflowDocumentSchema), total: z.number().int() })),
  /** Adds documents to the projects, and in each project to the one of `columnIds` that belongs to it. */
  addEntities: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/workflow/add-entities-to-workflow-columns' })
    .input(entityChange)
    .output(columns),
  /** Applies all changes in one transaction, for Apply in the Workflow menu. */
  changeEntities: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/workflow/change-entities' })
    .input(
      z.strictObject({
        entities: selection(z.strictObject({ fusionId, documentType: documentTypeSchema }), LIMITS.bulkIds),
        projects: selection(
          z.strictObject({
            projectId: uuid,
            /** False removes the documents from the project and therefore from its board. */
            isMember: z.boolean(),
            /** Null removes them from the board; if absent, each keeps its place. */
            columnId: uuid.nullable().optional(),
          }),
          LIMITS.maxProjects,
        ),
      }),
    )
    .output(columns),
  /** Restores documents to their previous places in one transaction, for Undo in the Projects and Workflow menus. */
  restoreEntities: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/workflow/restore-entities' })
    .input(z.strictObject({ places: selection(entityPlaceSchema, LIMITS.projectLinks) }))
    .output(columns),
  /**
   * Removes documents only from the listed columns; an empty list is rejected, and listing every column clears the
   * boards.
   */
  removeEntities: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/projects/workflow/remove-entities-from-workflow-columns' })
    .input(entityChange.extend({ columnIds: selection(uuid, LIMITS.maxProjects) }))
    .output(ok),
};

import { z } from 'zod';
import { call, fusionId, nameText, ok, selection, uuid } from './base.ts';
import { workflowDocumentSchema } from './document-card.ts';
import { documentTypeSchema } from './enums.ts';
import { LIMITS } from './values/limits.ts';

/** A column of a project's board, its cards from top to bottom (S3 §3). */
export const workflowColumnSchema = z.object({
  _id: uuid,
  projectId: uuid,
  title: z.string(),
  cards: z.array(
    z.object({
      fusionId,
      documentType: documentTypeSchema,
      /** The user who takes care of it; null for nobody. */
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
  columnIds: z.array(uuid).max(LIMITS.projectsAtOnce),
  projectIds: selection(uuid, LIMITS.projectsAtOnce),
});

/** Where a document stood in a project and on its board. */
export const entityPlaceSchema = z.strictObject({
  projectId: uuid,
  fusionId,
  documentType: documentTypeSchema,
  /** False: it was not in the project, and so not on its board. */
  isMember: z.boolean(),
  /** Null: not on the board. */
  columnId: uuid.nullable(),
  position: z.number().int().min(0).describe('Place in the column, from 0'),
  /** Who took care of its card; nobody, where that is someone who does not see the project any more. */
  ownerId: userId.nullable().default(null),
});
export type EntityPlace = z.infer<typeof entityPlaceSchema>;
export type WorkflowCard = WorkflowColumn['cards'][number];

/** A document has one place on a board: a second column takes it from the first (S3 §2.10). */
export const workflowContract = {
  findColumns: call
    .route({ method: 'GET', path: '/projects/{id}/workflow/columns' })
    .input(z.strictObject({ id: uuid }))
    .output(columns),
  findAllColumns: call.route({ method: 'GET', path: '/projects/workflow/columns' }).output(columns),
  createColumn: call
    .route({ method: 'POST', path: '/projects/{id}/workflow/columns/create-column/{name}', successStatus: 201 })
    .input(z.strictObject({ id: uuid, name: title }))
    .output(workflowColumnSchema),
  /** `previousTitle`, when given, must still be the title: else someone else renamed it, CONFLICT. */
  renameColumn: call
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/{colId}/rename-column/{name}' })
    .input(z.strictObject({ id: uuid, colId: uuid, name: title, previousTitle: z.string().optional() }))
    .output(workflowColumnSchema),
  /** Its cards go to `moveCardsTo`, in their order behind what stands there; without it they leave the board. */
  deleteColumn: call
    .route({ method: 'DELETE', path: '/projects/{id}/workflow/columns/{colId}' })
    .input(z.strictObject({ id: uuid, colId: uuid, moveCardsTo: uuid.nullable().default(null) }))
    .output(columns),
  /** The order of the columns themselves, from left to right; all of them are named. */
  orderColumns: call
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/order' })
    .input(z.strictObject({ id: uuid, columnIds: z.array(uuid).max(LIMITS.workflowColumns) }))
    .output(columns),
  /** CONFLICT when the card is not in `fromColumnId` any more; a `position` behind the last is the last. */
  updateCardPosition: call
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
  /** Who takes care of a card: an active user who sees the project, null for nobody. NOT_FOUND without the card. */
  updateCardOwner: call
    .route({ method: 'PATCH', path: '/projects/{id}/workflow/columns/update-card-owner' })
    .input(z.strictObject({ id: uuid, fusionId, ownerId: userId.nullable() }))
    .output(columns),
  /** The documents of the board's cards. */
  findEntities: call
    .route({ method: 'GET', path: '/projects/{id}/workflow/entities' })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ results: z.array(workflowDocumentSchema), total: z.number().int() })),
  /** Puts documents into the projects and, in each project, into the one of `columnIds` that is its own. */
  addEntities: call
    .route({ method: 'POST', path: '/projects/workflow/add-entities-to-workflow-columns' })
    .input(entityChange)
    .output(columns),
  /** All of it in one transaction: what Apply of the Workflow menu sends. */
  changeEntities: call
    .route({ method: 'POST', path: '/projects/workflow/change-entities' })
    .input(
      z.strictObject({
        entities: selection(z.strictObject({ fusionId, documentType: documentTypeSchema }), LIMITS.bulkIds),
        projects: selection(
          z.strictObject({
            projectId: uuid,
            /** False takes the documents out of the project, and so from its board. */
            isMember: z.boolean(),
            /** Null takes them off the board, absent leaves each where it stands. */
            columnId: uuid.nullable().optional(),
          }),
          LIMITS.projectsAtOnce,
        ),
      }),
    )
    .output(columns),
  /** Documents where they stood, all in one transaction: what Undo of the menus Projects and Workflow sends. */
  restoreEntities: call
    .route({ method: 'POST', path: '/projects/workflow/restore-entities' })
    .input(z.strictObject({ places: selection(entityPlaceSchema, LIMITS.projectLinks) }))
    .output(columns),
  /** From the named columns alone: an empty list is refused, a list with every column clears the boards. */
  removeEntities: call
    .route({ method: 'DELETE', path: '/projects/workflow/remove-entities-from-workflow-columns' })
    .input(entityChange.extend({ columnIds: selection(uuid, LIMITS.projectsAtOnce) }))
    .output(ok),
};

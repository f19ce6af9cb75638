import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findBoard, presentColumns } from './board.queries.ts';
import type { WorkflowDeps } from './workflow.deps.ts';
import { createWorkflowRepository } from './workflow.repository.ts';
import { restoreEntities } from './commands/restore-entities.ts';
import { addEntities, changeEntities, moveCard, removeEntities, setCardOwner } from './commands/write-cards.ts';
import { createColumn, deleteColumn, orderColumns, renameColumn } from './commands/write-columns.ts';

export function createWorkflowRoutes(deps: WorkflowDeps) {
  const os = implement(contract.workflow).$context<SignedInContext>();
  const { database } = deps;
  return {
    findColumns: os.findColumns.handler(async ({ input, context }) =>
      presentColumns(await findBoard(database, context.actor, input.id)),
    ),
    findAllColumns: os.findAllColumns.handler(async ({ context }) =>
      presentColumns(await createWorkflowRepository(database).findColumns(context.actor)),
    ),
    createColumn: os.createColumn.handler(({ input, context }) =>
      createColumn(deps, context.actor, input.id, input.name),
    ),
    renameColumn: os.renameColumn.handler(({ input, context }) => renameColumn(deps, context.actor, input)),
    deleteColumn: os.deleteColumn.handler(({ input, context }) => deleteColumn(deps, context.actor, input)),
    orderColumns: os.orderColumns.handler(({ input, context }) => orderColumns(deps, context.actor, input)),
    updateCardPosition: os.updateCardPosition.handler(({ input, context }) => moveCard(deps, context.actor, input)),
    updateCardOwner: os.updateCardOwner.handler(({ input, context }) => setCardOwner(deps, context.actor, input)),
    findEntities: os.findEntities.handler(async ({ input, context }) => {
      const board = await findBoard(database, context.actor, input.id);
      const documentIds = board.flatMap((column) => column.cards.map((card) => card.documentId));
      const cards = await deps.findBoardCards(database, context.actor, documentIds);
      const results = documentIds.flatMap((documentId) => cards.get(documentId) ?? []);
      return { results, total: results.length };
    }),
    addEntities: os.addEntities.handler(({ input, context }) => addEntities(deps, context.actor, input)),
    changeEntities: os.changeEntities.handler(({ input, context }) => changeEntities(deps, context.actor, input)),
    restoreEntities: os.restoreEntities.handler(({ input, context }) =>
      restoreEntities(deps, context.actor, input.places),
    ),
    removeEntities: os.removeEntities.handler(async ({ input, context }) => {
      await removeEntities(deps, context.actor, input);
      return { ok: true };
    }),
  };
}

import { LIMITS, type WorkflowColumn } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { changeBoard } from './change-board.ts';
import { type Columns, findBoard, presentColumn, presentColumns } from '../board.queries.ts';
import type { WorkflowDeps } from '../workflow.deps.ts';
import { createWorkflowRepository } from '../workflow.repository.ts';

/** Columns of a new board: the usual stages of a document in an office, left to right. */
const DEFAULT_TITLES = ['Watching', 'Analysis', 'Committee stage', 'Testimony filed', 'Closed'] as const;

/** Gives a new project its first columns, in the transaction that creates it. */
export async function createDefaultColumns(
  { ids, clock }: Pick<WorkflowDeps, 'ids' | 'clock'>,
  tx: DatabaseHandle,
  organizationId: string,
  projectId: string,
): Promise<void> {
  const columns = DEFAULT_TITLES.map((title) => ({ columnId: ids.newId(), projectId, title }));
  await createWorkflowRepository(tx).insertColumns(organizationId, columns, clock.now());
}

/**
 * Adds a column to a board.
 * @throws AppError NOT_FOUND; VALIDATION when the board is full
 */
export function createColumn(
  deps: WorkflowDeps,
  actor: Actor,
  projectId: string,
  title: string,
): Promise<WorkflowColumn> {
  const columnId = deps.ids.newId();
  return changeBoard(deps, actor, projectId, async ({ repository, columns }) => {
    if (columns.length >= LIMITS.workflowColumns) {
      throw new AppError('VALIDATION', { message: `A board can have up to ${LIMITS.workflowColumns} columns.` });
    }
    await repository.insertColumns(actor.organizationId, [{ columnId, projectId, title }], deps.clock.now());
    return presentColumn({ columnId, projectId, title, cards: [] });
  });
}

/**
 * Renames a column.
 * @throws AppError NOT_FOUND; CONFLICT when another user renamed it since `previousTitle` was shown
 */
export function renameColumn(
  deps: WorkflowDeps,
  actor: Actor,
  input: { id: string; colId: string; name: string; previousTitle?: string | undefined },
): Promise<WorkflowColumn> {
  return changeBoard(deps, actor, input.id, async (board) => {
    const column = board.column(input.colId);
    if (input.previousTitle !== undefined && input.previousTitle !== column.title) throw new AppError('CONFLICT');
    await board.repository.renameColumn(actor.organizationId, column.columnId, input.name);
    return presentColumn({ ...column, title: input.name });
  });
}

/**
 * Deletes a column. Its cards move to the end of another column, or leave the board but stay in the project. @throws
 * AppError NOT_FOUND
 */
export function deleteColumn(
  deps: WorkflowDeps,
  actor: Actor,
  input: { id: string; colId: string; moveCardsTo: string | null },
): Promise<Columns> {
  return changeBoard(deps, actor, input.id, async (board, tx) => {
    const { organizationId } = actor;
    const column = board.column(input.colId);
    if (input.moveCardsTo === column.columnId) {
      throw new AppError('VALIDATION', { data: { fields: { moveCardsTo: 'Choose another column for the cards.' } } });
    }
    if (input.moveCardsTo !== null) {
      const target = board.column(input.moveCardsTo);
      const cards = [...target.cards, ...column.cards].map((card) => card.documentId);
      await board.repository.setCards(organizationId, target, cards);
    }
    await board.repository.deleteColumn(organizationId, column.columnId);
    return presentColumns(await findBoard(tx, actor, input.id));
  });
}

/**
 * Changes the order of the columns.
 * @throws AppError NOT_FOUND; CONFLICT when the given columns are no longer those of the board
 */
export function orderColumns(
  deps: WorkflowDeps,
  actor: Actor,
  input: { id: string; columnIds: readonly string[] },
): Promise<Columns> {
  return changeBoard(deps, actor, input.id, async (board, tx) => {
    const named = new Set(input.columnIds);
    const isWhole = named.size === board.columns.length && input.columnIds.length === named.size;
    if (!isWhole || board.columns.some((column) => !named.has(column.columnId))) throw new AppError('CONFLICT');
    await board.repository.orderColumns(actor.organizationId, input.columnIds);
    return presentColumns(await findBoard(tx, actor, input.id));
  });
}

import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectEntitiesRepository, findDocuments, lockProjects } from '../projects/index.ts';
import { announceBoards, changeBoard, type Columns, findBoard, presentColumns } from './board.ts';
import type { WorkflowDeps } from './workflow-deps.ts';
import { createWorkflowRepository, type StoredColumn } from './workflow.repository.ts';

export interface CardMove {
  /** Of the project. */
  id: string;
  fusionId: string;
  fromColumnId: string;
  toColumnId: string;
  /** Place in the column without the card itself, from 0; behind the last is the last. */
  position: number;
}

/** @throws AppError NOT_FOUND; CONFLICT when the card is not in `fromColumnId` any more */
export function moveCard(deps: WorkflowDeps, actor: Actor, move: CardMove): Promise<Columns> {
  return changeBoard(deps, actor, move.id, async (board, tx) => {
    const from = board.columns.find((column) => column.columnId === move.fromColumnId);
    const card = from?.cards.find((one) => one.fusionId === move.fusionId);
    if (card === undefined) throw new AppError('CONFLICT');
    const to = board.column(move.toColumnId);
    const others = to.cards.map((one) => one.documentId).filter((documentId) => documentId !== card.documentId);
    const cards = [...others.slice(0, move.position), card.documentId, ...others.slice(move.position)];
    await board.repository.setCards(actor.organisationId, to, cards);
    return presentColumns(await findBoard(tx, actor, move.id));
  });
}

export interface EntityChange {
  documentType: string;
  fusionIds: readonly string[];
  columnIds: readonly string[];
  projectIds: readonly string[];
}

/**
 * Puts documents into projects and, where a column of the project is named, at its end; a document that stands in
 * another column of that board moves, one that stands in this one stays (S3 §2.10).
 * @throws AppError NOT_FOUND; VALIDATION for two columns of one board
 */
export function addEntities(deps: WorkflowDeps, actor: Actor, change: EntityChange): Promise<Columns> {
  return deps.database.transaction(async (tx) => {
    const documentIds = await lockAndFind(tx, actor, change);
    const links = change.projectIds.flatMap((projectId) =>
      documentIds.map((documentId) => ({ projectId, documentId })),
    );
    await createProjectEntitiesRepository(tx).insert(actor, links, deps.clock.now());
    const repository = createWorkflowRepository(tx);
    for (const column of await findTargets(tx, actor, change)) {
      const standing = column.cards.map((card) => card.documentId);
      const added = documentIds.filter((documentId) => !standing.includes(documentId));
      await repository.setCards(actor.organisationId, column, [...standing, ...added]);
    }
    await announceEntities(tx, actor, change);
    return presentColumns(await repository.findColumns(actor, change.projectIds));
  });
}

/** Takes documents off boards, from all columns where none is named; they stay in the projects. @throws AppError NOT_FOUND */
export function removeEntities(deps: WorkflowDeps, actor: Actor, change: EntityChange): Promise<void> {
  const { projectIds, columnIds } = change;
  return deps.database.transaction(async (tx) => {
    const documentIds = await lockAndFind(tx, actor, change);
    await createWorkflowRepository(tx).deleteCards(actor.organisationId, { projectIds, columnIds, documentIds });
    await announceEntities(tx, actor, change);
  });
}

async function lockAndFind(tx: DatabaseHandle, actor: Actor, change: EntityChange): Promise<number[]> {
  await lockProjects(tx, actor, change.projectIds);
  const { documentType } = change;
  const documents = await findDocuments(
    tx,
    change.fusionIds.map((fusionId) => ({ fusionId, documentType })),
  );
  return [...documents.values()];
}

async function findTargets(tx: DatabaseHandle, actor: Actor, change: EntityChange): Promise<StoredColumn[]> {
  const named = new Set(change.columnIds);
  const columns = await createWorkflowRepository(tx).findColumns(actor, change.projectIds);
  const targets = columns.filter((column) => named.has(column.columnId));
  if (targets.length < named.size) throw new AppError('NOT_FOUND');
  if (new Set(targets.map((column) => column.projectId)).size < targets.length) {
    throw new AppError('VALIDATION', { data: { fields: { columnIds: 'Choose one column of each project.' } } });
  }
  return targets;
}

async function announceEntities(tx: DatabaseHandle, actor: Actor, change: EntityChange): Promise<void> {
  const { organisationId } = actor;
  await announceBoards(tx, actor, change.projectIds);
  const projectId = [...change.projectIds];
  await publishEvent(tx, { organisationId, topic: 'projects.changed', ids: { projectId } });
  await publishEvent(tx, { organisationId, topic: 'documents.changed', ids: { fusionId: [...change.fusionIds] } });
}

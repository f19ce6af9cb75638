import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import {
  announceProjects,
  createProjectEntitiesRepository,
  type DocumentLink,
  findDocuments,
  lockProjects,
  publishToProjects,
} from '../../projects/index.ts';
import { announceBoards, changeBoard } from './change-board.ts';
import { type Columns, findBoard, presentColumns } from '../board.queries.ts';
import type { WorkflowDeps } from '../workflow.deps.ts';
import { createWorkflowRepository, type StoredColumn } from '../workflow.repository.ts';

export interface CardMove {
  /** Project id. */
  id: string;
  fusionId: string;
  fromColumnId: string;
  toColumnId: string;
  /** Position in the column without the card itself, from 0; a larger value means the end. */
  position: number;
}

/**
 * Moves a card to another position or column.
 * @throws AppError NOT_FOUND; CONFLICT when the card is no longer in `fromColumnId`
 */
export function moveCard(deps: WorkflowDeps, actor: Actor, move: CardMove): Promise<Columns> {
  return changeBoard(deps, actor, move.id, async (board, tx) => {
    const from = board.columns.find((column) => column.columnId === move.fromColumnId);
    const card = from?.cards.find((one) => one.fusionId === move.fusionId);
    if (card === undefined) throw new AppError('CONFLICT');
    const to = board.column(move.toColumnId);
    const others = to.cards.map((one) => one.documentId).filter((documentId) => documentId !== card.documentId);
    const cards = [...others.slice(0, move.position), card.documentId, ...others.slice(move.position)];
    await board.repository.setCards(actor.organizationId, to, cards);
    return presentColumns(await findBoard(tx, actor, move.id));
  });
}

export interface OwnerChange {
  /** Project id. */
  id: string;
  fusionId: string;
  ownerId: string | null;
}

/**
 * Sets the owner of a card.
 * @throws AppError NOT_FOUND; VALIDATION for a user who is not active or cannot see the project
 */
export function setCardOwner(deps: WorkflowDeps, actor: Actor, change: OwnerChange): Promise<Columns> {
  return changeBoard(deps, actor, change.id, async (board, tx) => {
    const card = board.columns.flatMap((column) => column.cards).find((one) => one.fusionId === change.fusionId);
    if (card === undefined) throw new AppError('NOT_FOUND');
    const owner = { projectId: change.id, documentId: card.documentId, ownerId: change.ownerId };
    await board.repository.setOwners(actor.organizationId, [owner]);
    const columns = await findBoard(tx, actor, change.id);
    const after = columns.flatMap((column) => column.cards).find((one) => one.documentId === card.documentId);
    if (after?.ownerId !== change.ownerId) {
      throw new AppError('VALIDATION', {
        data: { fields: { ownerId: 'Choose an active user who can see this project.' } },
      });
    }
    return presentColumns(columns);
  });
}

export interface EntityChange {
  documentType: string;
  fusionIds: readonly string[];
  columnIds: readonly string[];
  projectIds: readonly string[];
}

/**
 * Adds documents to projects and, if a column of the project is given, to its end. A document in another column of that
 * board moves; one already in this column stays (WFL-02).
 * @throws AppError NOT_FOUND; VALIDATION for two columns of one board
 */
export function addEntities(deps: WorkflowDeps, actor: Actor, change: EntityChange): Promise<Columns> {
  return deps.database.transaction(async (tx) => {
    const documentIds = await lockAndFind(tx, actor, getKeys(change), change.projectIds);
    await createProjectEntitiesRepository(tx).insert(actor, getLinks(change.projectIds, documentIds), deps.clock.now());
    await putInColumns(tx, actor, change, documentIds);
    await announceEntities(tx, actor, change);
    return presentColumns(await createWorkflowRepository(tx).findColumns(actor, change.projectIds));
  });
}

/**
 * Removes documents from boards, from all columns if none is given; they stay in the projects. @throws AppError
 * NOT_FOUND
 */
export function removeEntities(deps: WorkflowDeps, actor: Actor, change: EntityChange): Promise<void> {
  const { projectIds, columnIds } = change;
  return deps.database.transaction(async (tx) => {
    const documentIds = await lockAndFind(tx, actor, getKeys(change), projectIds);
    await createWorkflowRepository(tx).deleteCards(actor.organizationId, { projectIds, columnIds, documentIds });
    await announceEntities(tx, actor, change);
  });
}

export interface ProjectChoice {
  projectId: string;
  /** False removes the documents from the project and therefore from its board. */
  isMember: boolean;
  /** Null removes them from the board; absent leaves each where it is. */
  columnId?: string | null | undefined;
}

/**
 * Sets which of the given projects documents are in and in which column of their boards, all or nothing.
 * @throws AppError NOT_FOUND, also for a column of another project
 */
export function changeEntities(
  deps: WorkflowDeps,
  actor: Actor,
  { entities, projects }: { entities: readonly DocumentKey[]; projects: readonly ProjectChoice[] },
): Promise<Columns> {
  return deps.database.transaction(async (tx) => {
    const projectIds = projects.map((project) => project.projectId);
    const documentIds = await lockAndFind(tx, actor, entities, projectIds);
    const joined = projects.filter((project) => project.isMember);
    const left = projects.filter((project) => !project.isMember).map((project) => project.projectId);
    const links = createProjectEntitiesRepository(tx);
    const nowTs = deps.clock.now();
    await links.insert(actor, getLinks(getIds(joined), documentIds), nowTs);
    await links.delete(actor, getLinks(left, documentIds), nowTs);
    const offBoard = getIds(joined.filter((project) => project.columnId === null));
    const repository = createWorkflowRepository(tx);
    await repository.deleteCards(actor.organizationId, { projectIds: offBoard, columnIds: [], documentIds });
    for (const { projectId, columnId } of joined) {
      if (columnId) await putInColumns(tx, actor, { projectIds: [projectId], columnIds: [columnId] }, documentIds);
    }
    await announceEntities(tx, actor, { projectIds, fusionIds: entities.map((entity) => entity.fusionId) });
    return presentColumns(await repository.findColumns(actor, projectIds));
  });
}

interface DocumentKey {
  fusionId: string;
  documentType: string;
}

function getKeys({ fusionIds, documentType }: EntityChange): DocumentKey[] {
  return fusionIds.map((fusionId) => ({ fusionId, documentType }));
}

function getIds(choices: readonly ProjectChoice[]): string[] {
  return choices.map((choice) => choice.projectId);
}

function getLinks(projectIds: readonly string[], documentIds: readonly number[]): DocumentLink[] {
  return projectIds.flatMap((projectId) => documentIds.map((documentId) => ({ projectId, documentId })));
}

async function lockAndFind(
  tx: DatabaseHandle,
  actor: Actor,
  keys: readonly DocumentKey[],
  projectIds: readonly string[],
): Promise<number[]> {
  await lockProjects(tx, actor, projectIds);
  return [...(await findDocuments(tx, keys)).values()];
}

type ColumnChoice = Pick<EntityChange, 'projectIds' | 'columnIds'>;

/** Adds documents to the end of each column; those already in it keep their positions. */
async function putInColumns(
  tx: DatabaseHandle,
  actor: Actor,
  choice: ColumnChoice,
  documentIds: readonly number[],
): Promise<void> {
  const repository = createWorkflowRepository(tx);
  for (const column of await findTargets(tx, actor, choice)) {
    const standing = column.cards.map((card) => card.documentId);
    const added = documentIds.filter((documentId) => !standing.includes(documentId));
    await repository.setCards(actor.organizationId, column, [...standing, ...added]);
  }
}

async function findTargets(tx: DatabaseHandle, actor: Actor, choice: ColumnChoice): Promise<StoredColumn[]> {
  const named = new Set(choice.columnIds);
  const columns = await createWorkflowRepository(tx).findColumns(actor, choice.projectIds);
  const targets = columns.filter((column) => named.has(column.columnId));
  if (targets.length < named.size) throw new AppError('NOT_FOUND');
  if (new Set(targets.map((column) => column.projectId)).size < targets.length) {
    throw new AppError('VALIDATION', { data: { fields: { columnIds: 'Choose one column per project.' } } });
  }
  return targets;
}

/** Boards, projects and document pages all show where documents are, so all are notified. */
export async function announceEntities(
  tx: DatabaseHandle,
  actor: Actor,
  change: Pick<EntityChange, 'projectIds' | 'fusionIds'>,
): Promise<void> {
  const { organizationId } = actor;
  await announceBoards(tx, actor, change.projectIds);
  await announceProjects(tx, actor, change.projectIds);
  const documents = change.projectIds.map((projectId) => ({ projectId, ids: { fusionId: [...change.fusionIds] } }));
  await publishToProjects(tx, organizationId, 'entity-metadata.changed', documents);
}

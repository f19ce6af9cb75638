import type { EntityPlace } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createProjectEntitiesRepository, findDocuments, lockProjects } from '../../projects/index.ts';
import { type Columns, presentColumns } from '../board.queries.ts';
import type { WorkflowDeps } from '../workflow.deps.ts';
import { createWorkflowRepository } from '../workflow.repository.ts';
import { announceEntities } from './write-cards.ts';

/** A place with the id of its document. */
type FoundPlace = EntityPlace & { documentId: number };

/**
 * Restores the previous places of documents in projects and columns, or removes them again, all or nothing.
 * @throws AppError NOT_FOUND, also for a column that is deleted or belongs to another project
 */
export function restoreEntities(deps: WorkflowDeps, actor: Actor, places: readonly EntityPlace[]): Promise<Columns> {
  const projectIds = [...new Set(places.map((place) => place.projectId))];
  return deps.database.transaction(async (tx) => {
    await lockProjects(tx, actor, projectIds);
    const documents = await findDocuments(tx, places);
    const found = places.flatMap((place): FoundPlace[] => {
      const documentId = documents.get(place.fusionId);
      return documentId === undefined ? [] : [{ ...place, documentId }];
    });
    const links = createProjectEntitiesRepository(tx);
    const nowTs = deps.clock.now();
    const members = found.filter((place) => place.isMember);
    await links.insert(actor, members, nowTs);
    await links.delete(
      actor,
      found.filter((place) => !place.isMember),
      nowTs,
    );
    await removeFromBoards(tx, actor, found);
    await putBack(tx, actor, projectIds, members);
    await announceEntities(tx, actor, { projectIds, fusionIds: [...documents.keys()] });
    return presentColumns(await createWorkflowRepository(tx).findColumns(actor, projectIds));
  });
}

async function removeFromBoards(tx: DatabaseHandle, { organizationId }: Actor, places: readonly FoundPlace[]) {
  for (const projectId of new Set(places.map((place) => place.projectId))) {
    const documentIds = places.filter((place) => place.projectId === projectId).map((place) => place.documentId);
    const where = { projectIds: [projectId], columnIds: [], documentIds };
    await createWorkflowRepository(tx).deleteCards(organizationId, where);
  }
}

/** Restores cards to their columns and positions, with their owners; the other cards keep their order around them. */
async function putBack(
  tx: DatabaseHandle,
  actor: Actor,
  projectIds: readonly string[],
  places: readonly FoundPlace[],
): Promise<void> {
  const repository = createWorkflowRepository(tx);
  const columns = await repository.findColumns(actor, projectIds);
  for (const columnId of new Set(places.map((place) => place.columnId))) {
    if (columnId === null) continue;
    const column = columns.find((one) => one.columnId === columnId);
    const own = places.filter((place) => place.columnId === columnId);
    if (column === undefined || own.some((place) => place.projectId !== column.projectId)) {
      throw new AppError('NOT_FOUND');
    }
    const standing = column.cards.map((card) => card.documentId);
    await repository.setCards(actor.organizationId, column, insertAtPositions(standing, own));
    await repository.setOwners(actor.organizationId, own);
  }
}

/** Inserts documents at their previous positions, or at the end when the column has become shorter. */
export function insertAtPositions(
  standing: readonly number[],
  places: readonly Pick<FoundPlace, 'documentId' | 'position'>[],
): number[] {
  const cards = [...standing];
  // Inserted from the top down, so that the cards above each one are already back in place.
  for (const { position, documentId } of places.toSorted((a, b) => a.position - b.position)) {
    cards.splice(position, 0, documentId);
  }
  return cards;
}

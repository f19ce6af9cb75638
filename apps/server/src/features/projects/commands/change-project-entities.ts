import type { ProjectEntity } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { lockProjects } from '../projects.queries.ts';
import { createProjectEntitiesRepository, type DocumentLink } from '../project-entities.repository.ts';
import type { ProjectsDeps } from '../projects.deps.ts';
import { publishToProjects } from '../projects.events.ts';

export interface LinkChanges {
  create: readonly ProjectEntity[];
  delete: readonly ProjectEntity[];
}

/**
 * Adds documents to projects and removes others, all or nothing. Links that already match are left untouched.
 * @throws AppError NOT_FOUND for a project the actor cannot see or a document that is not stored
 */
export function changeProjectEntities(
  { database, clock }: ProjectsDeps,
  actor: Actor,
  changes: LinkChanges,
): Promise<{ created: number; deleted: number }> {
  return database.transaction(async (tx) => {
    const links = [...changes.create, ...changes.delete];
    await lockProjects(
      tx,
      actor,
      links.map((link) => link.projectId),
    );
    const toRows = getRows(await findDocuments(tx, links));
    const repository = createProjectEntitiesRepository(tx);
    const created = await repository.insert(actor, toRows(changes.create), clock.now());
    const deleted = await repository.delete(actor, toRows(changes.delete), clock.now());
    await announceLinks(tx, actor, links);
    return { created, deleted };
  });
}

/**
 * Returns the ids of documents.
 * @throws AppError NOT_FOUND if one of them is not stored
 */
export async function findDocuments(
  db: DatabaseHandle,
  keys: readonly { fusionId: string; documentType: string }[],
): Promise<Map<string, number>> {
  const found = await createProjectEntitiesRepository(db).findDocumentIds(keys);
  if (keys.some((key) => !found.has(key.fusionId))) throw new AppError('NOT_FOUND');
  return found;
}

function getRows(documents: ReadonlyMap<string, number>) {
  return (links: readonly ProjectEntity[]): DocumentLink[] =>
    links.flatMap(({ projectId, fusionId }) => {
      const documentId = documents.get(fusionId);
      return documentId === undefined ? [] : [{ projectId, documentId }];
    });
}

/** Lists, boards and document pages all show which projects a document is in, so all are notified. */
async function announceLinks(tx: DatabaseHandle, actor: Actor, links: readonly ProjectEntity[]): Promise<void> {
  const { organizationId } = actor;
  const documents = links.map(({ projectId, fusionId }) => ({ projectId, ids: { fusionId: [fusionId] } }));
  const boards = links.map(({ projectId }) => ({ projectId }));
  await publishToProjects(tx, organizationId, 'projects.changed', boards);
  await publishToProjects(tx, organizationId, 'workflow.changed', boards);
  await publishToProjects(tx, organizationId, 'entity-metadata.changed', documents);
}

import type { DocumentCard, Project } from '@rotunda/contract';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectActivitiesRepository } from './project-activities.repository.ts';
import { createProjectEntitiesRepository, type EntityPage } from './project-entities.repository.ts';
import type { ProjectsDeps } from './projects.deps.ts';
import { presentProject } from './projects.presenter.ts';
import { createProjectsRepository } from './projects.repository.ts';

/**
 * Returns a project that the actor can see.
 * @throws AppError NOT_FOUND
 */
export async function getProject(db: DatabaseHandle, actor: Actor, projectId: string): Promise<Project> {
  const found = await createProjectsRepository(db).get(actor, projectId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentProject(found);
}

/**
 * Locks projects until the transaction ends, so that changes to a board or to the documents of a project are
 * serialized.
 * @throws AppError NOT_FOUND if the actor cannot see one of them
 */
export async function lockProjects(tx: DatabaseHandle, actor: Actor, projectIds: readonly string[]): Promise<void> {
  const asked = new Set(projectIds);
  const locked = await createProjectsRepository(tx).lock(actor, [...asked]);
  if (locked.length < asked.size) throw new AppError('NOT_FOUND');
}

interface ListedEntities {
  projectId: string;
  documentTypes?: readonly DocumentType[] | undefined;
  searchText?: string | undefined;
  priorities?: readonly string[] | undefined;
  positions?: readonly string[] | undefined;
  tagIds?: readonly string[] | undefined;
}

export type EntitiesQuery = ListedEntities & EntityPage;

/** Returns the filter of a query without its document types. */
export function getFilter({
  projectId,
  searchText = '',
  priorities = [],
  positions = [],
  tagIds = [],
}: ListedEntities) {
  return { projectId, searchText: searchText.trim(), priorities, positions, tagIds };
}

export interface FoundEntities {
  results: DocumentCard[];
  total: number;
  /** Totals of each type under the other filters, so that the type filter can offer them. */
  byType: { documentType: DocumentType; total: number }[];
}

/**
 * Returns a page of the documents of a project with totals by type.
 * @throws AppError NOT_FOUND
 */
export async function findProjectEntities(
  { database, findCards }: ProjectsDeps,
  actor: Actor,
  query: EntitiesQuery,
): Promise<FoundEntities> {
  await getProject(database, actor, query.projectId);
  const { organizationId } = actor;
  const { documentTypes = [] } = query;
  const filter = getFilter(query);
  const repository = createProjectEntitiesRepository(database);
  const documentIds = await repository.findPage(organizationId, { ...filter, documentTypes }, query);
  const counted = await repository.countByType(organizationId, filter);
  const cards = await findCards(database, actor, documentIds);
  const byType = DOCUMENT_TYPES.flatMap((documentType) => {
    const total = counted.find((one) => one.documentType === documentType)?.total ?? 0;
    return total === 0 ? [] : [{ documentType, total }];
  });
  const chosen = byType.filter((one) => documentTypes.length === 0 || documentTypes.includes(one.documentType));
  return {
    results: documentIds.flatMap((documentId) => cards.get(documentId) ?? []),
    total: chosen.reduce((sum, one) => sum + one.total, 0),
    byType,
  };
}

/**
 * Returns the documents of a project in the order of its list.
 * @throws AppError NOT_FOUND if the actor cannot see the project
 */
export async function findProjectEntityIds(db: DatabaseHandle, actor: Actor, query: EntitiesQuery): Promise<number[]> {
  await getProject(db, actor, query.projectId);
  const { documentTypes = [] } = query;
  const filter = { ...getFilter(query), documentTypes };
  return createProjectEntitiesRepository(db).findPage(actor.organizationId, filter, query);
}

const ACTIONS = ['created', 'updated', 'deleted'] as const;

/** Returns the activities of a project, newest first. @throws AppError NOT_FOUND */
export async function findProjectActivity({ database }: ProjectsDeps, actor: Actor, projectId: string, limit: number) {
  await getProject(database, actor, projectId);
  const repository = createProjectActivitiesRepository(database);
  const found = await repository.find(actor.organizationId, projectId, limit);
  return {
    total: await repository.count(actor.organizationId, projectId),
    results: found.map(({ activity, userName, impersonatorName }) => ({
      userId: activity.userId,
      userName,
      impersonatorName,
      // A check constraint limits the column to these values.
      action: ACTIONS.find((one) => one === activity.action) ?? 'updated',
      entityLabel: 'Action' as const,
      entityType: 'action' as const,
      entityId: activity.entityId,
      entityName: activity.entityName,
      eventTs: activity.eventTs,
    })),
  };
}

import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type EntitiesQuery, getFilter } from './find-project-entities.ts';
import { getProject } from './get-project.ts';
import { createProjectEntitiesRepository } from './project-entities.repository.ts';

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

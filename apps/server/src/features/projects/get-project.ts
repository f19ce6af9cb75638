import type { Project } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentProject } from './projects.presenter.ts';
import { createProjectsRepository } from './projects.repository.ts';
import { publishToProjects } from './publish-to-projects.ts';

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

/** Notifies open pages that projects, or the content of their lists, changed. */
export function announceProjects(
  tx: DatabaseHandle,
  { organizationId }: Pick<Actor, 'organizationId'>,
  projectIds: Iterable<string>,
): Promise<void> {
  const news = [...new Set(projectIds)].map((projectId) => ({ projectId }));
  return publishToProjects(tx, organizationId, 'projects.changed', news);
}

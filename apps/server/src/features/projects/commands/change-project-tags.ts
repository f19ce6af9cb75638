import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { announceProjects } from '../projects.events.ts';
import { lockProjects } from '../projects.queries.ts';
import { createProjectTagsRepository } from '../project-tags.repository.ts';
import type { ProjectsDeps } from '../projects.deps.ts';

export interface ProjectTagUpdate {
  projectId: string;
  addTagIds: readonly string[];
  removeTagIds: readonly string[];
}

/**
 * Adds missing tags and removes listed ones, all or nothing (PRJ-06).
 * @throws AppError NOT_FOUND for a project the actor cannot see or a tag of another organization
 */
export function changeProjectTags(
  { database }: ProjectsDeps,
  actor: Actor,
  updates: readonly ProjectTagUpdate[],
): Promise<void> {
  const { organizationId } = actor;
  return database.transaction(async (tx) => {
    const projectIds = updates.map((update) => update.projectId);
    await lockProjects(tx, actor, projectIds);
    const repository = createProjectTagsRepository(tx);
    const named = new Set(updates.flatMap((update) => [...update.addTagIds, ...update.removeTagIds]));
    if ((await repository.findOwn(organizationId, [...named])).length < named.size) throw new AppError('NOT_FOUND');
    const links = (key: 'addTagIds' | 'removeTagIds') =>
      updates.flatMap((update) => update[key].map((tagId) => ({ projectId: update.projectId, tagId })));
    await repository.insert(organizationId, links('addTagIds'));
    await repository.delete(organizationId, links('removeTagIds'));
    await announceProjects(tx, actor, projectIds);
  });
}

import type { Actor } from '../../platform/request-context.ts';
import { createProjectActivitiesRepository, type NewActivity } from './project-activities.repository.ts';
import type { ProjectsDeps } from './projects.deps.ts';
import { announceProjects } from './projects.events.ts';
import { lockProjects } from './projects.queries.ts';

/**
 * Records on projects what happened to an action. The signed-in user is recorded as its author, whatever the request
 * says.
 * @throws AppError NOT_FOUND for a project the actor cannot see
 */
export function recordProjectActivity(
  { database, clock, findActionName }: ProjectsDeps,
  actor: Actor,
  projectIds: readonly string[],
  activity: Omit<NewActivity, 'impersonatorId' | 'entityName'>,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockProjects(tx, actor, projectIds);
    const { userId, impersonatorId } = actor;
    // The current name is stored, because it cannot be looked up after the action is deleted.
    const entityName = await findActionName(tx, actor, activity.entityId);
    const own = { ...activity, userId, impersonatorId, entityName };
    const distinct = [...new Set(projectIds)];
    await createProjectActivitiesRepository(tx).append(actor.organizationId, distinct, own, clock.now());
    await announceProjects(tx, actor, distinct);
  });
}

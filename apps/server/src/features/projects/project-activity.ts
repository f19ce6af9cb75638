import type { Actor } from '../../platform/request-context.ts';
import { announceProjects, getProject, lockProjects } from './get-project.ts';
import { createProjectActivitiesRepository, type NewActivity } from './project-activities.repository.ts';
import type { ProjectsDeps } from './projects-deps.ts';

const ACTIONS = ['created', 'updated', 'deleted'] as const;

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

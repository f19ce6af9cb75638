import type { Actor } from '../../platform/request-context.ts';
import { announceProjects, getProject, lockProjects } from './get-project.ts';
import { createProjectActivitiesRepository, type NewActivity } from './project-activities.repository.ts';
import type { ProjectsDeps } from './projects-deps.ts';

const ACTIONS = ['created', 'updated', 'deleted'] as const;

/**
 * Records on projects what happened to an action. Who did it is the signed-in person, whatever the request says.
 * @throws AppError NOT_FOUND for a project the actor does not see
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
    // The name is kept as it is now, because a deleted action has none later.
    const entityName = await findActionName(tx, actor, activity.entityId);
    const own = { ...activity, userId, impersonatorId, entityName };
    const distinct = [...new Set(projectIds)];
    await createProjectActivitiesRepository(tx).append(actor.organisationId, distinct, own, clock.now());
    await announceProjects(tx, actor, distinct);
  });
}

/** Newest first. @throws AppError NOT_FOUND */
export async function findProjectActivity({ database }: ProjectsDeps, actor: Actor, projectId: string, limit: number) {
  await getProject(database, actor, projectId);
  const repository = createProjectActivitiesRepository(database);
  const found = await repository.find(actor.organisationId, projectId, limit);
  return {
    total: await repository.count(actor.organisationId, projectId),
    results: found.map(({ activity, userName, impersonatorName }) => ({
      userId: activity.userId,
      userName,
      impersonatorName,
      // The database's own check holds the column to these.
      action: ACTIONS.find((one) => one === activity.action) ?? 'updated',
      entityLabel: 'Action' as const,
      entityType: 'action' as const,
      entityId: activity.entityId,
      entityName: activity.entityName,
      eventTs: activity.eventTs,
    })),
  };
}

import { actions, projectActivities, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface NewActivity {
  userId: string;
  action: string;
  entityLabel: string;
  entityId: string;
  entityType: string;
}

export function createProjectActivitiesRepository(db: DatabaseHandle) {
  const ofProject = (organisationId: string, projectId: string) =>
    and(eq(projectActivities.organisationId, organisationId), eq(projectActivities.projectId, projectId));

  return {
    /** One row a project; the name is kept as it is now, because a deleted action has none later. */
    async append(
      organisationId: string,
      projectIds: readonly string[],
      activity: NewActivity,
      eventTs: UnixSeconds,
    ): Promise<void> {
      const [named] = await db
        .select({ name: actions.name })
        .from(actions)
        .where(and(eq(actions.organisationId, organisationId), eq(actions.actionId, activity.entityId)));
      const entityName = named?.name ?? null;
      await db
        .insert(projectActivities)
        .values(projectIds.map((projectId) => ({ organisationId, projectId, ...activity, entityName, eventTs })));
    },

    /** Newest first. */
    async find(organisationId: string, projectId: string, limit: number) {
      return db
        .select({ activity: projectActivities, userName: sql<string>`coalesce(${user.name}, '')` })
        .from(projectActivities)
        .leftJoin(user, eq(user.id, projectActivities.userId))
        .where(ofProject(organisationId, projectId))
        .orderBy(desc(projectActivities.eventTs), desc(projectActivities.activityId))
        .limit(limit);
    },

    async count(organisationId: string, projectId: string): Promise<number> {
      return db.$count(projectActivities, ofProject(organisationId, projectId));
    },
  };
}

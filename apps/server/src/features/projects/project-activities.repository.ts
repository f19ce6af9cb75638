import { projectActivities, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

const impersonator = alias(user, 'impersonator');

export interface NewActivity {
  userId: string;
  /** The supporter who acted as the user. */
  impersonatorId: string | null;
  action: string;
  entityLabel: string;
  entityId: string;
  entityType: string;
  entityName: string | null;
}

export function createProjectActivitiesRepository(db: DatabaseHandle) {
  const ofProject = (organizationId: string, projectId: string) =>
    and(eq(projectActivities.organizationId, organizationId), eq(projectActivities.projectId, projectId));

  return {
    /** Appends one row for each project. */
    async append(
      organizationId: string,
      projectIds: readonly string[],
      activity: NewActivity,
      eventTs: UnixSeconds,
    ): Promise<void> {
      await bulkInsert(
        db,
        projectActivities,
        projectIds.map((projectId) => ({ organizationId, projectId, ...activity, eventTs })),
      );
    },

    /** Lists activities, newest first. */
    async find(organizationId: string, projectId: string, limit: number) {
      return db
        .select({
          activity: projectActivities,
          userName: sql<string>`coalesce(${user.name}, '')`,
          impersonatorName: impersonator.name,
        })
        .from(projectActivities)
        .leftJoin(user, eq(user.id, projectActivities.userId))
        .leftJoin(impersonator, eq(impersonator.id, projectActivities.impersonatorId))
        .where(ofProject(organizationId, projectId))
        .orderBy(desc(projectActivities.eventTs), desc(projectActivities.activityId))
        .limit(limit);
    },

    async count(organizationId: string, projectId: string): Promise<number> {
      return db.$count(projectActivities, ofProject(organizationId, projectId));
    },
  };
}

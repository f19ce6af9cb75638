import { alertActivities, projects, savedSearches, user } from '@rotunda/database';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

const impersonator = alias(user, 'impersonator');

/** Stores what happened to the alerts of a document; rows are never changed. */
export function createAlertActivitiesRepository(db: DatabaseHandle) {
  return {
    /** Newest first, without activities in projects hidden from the actor. */
    async findActivities(actor: Actor, fusionId: string) {
      return db
        .select({
          activity: alertActivities,
          userName: user.name,
          impersonatorName: impersonator.name,
          projectName: projects.name,
        })
        .from(alertActivities)
        .leftJoin(projects, eq(projects.projectId, alertActivities.projectId))
        .leftJoin(user, eq(user.id, alertActivities.userId))
        .leftJoin(impersonator, eq(impersonator.id, alertActivities.impersonatorId))
        .where(
          and(
            eq(alertActivities.organizationId, actor.organizationId),
            eq(alertActivities.fusionId, fusionId),
            sql`(${alertActivities.projectId} is null or ${visibleProjects(actor)})`,
          ),
        )
        .orderBy(desc(alertActivities.eventTs), desc(alertActivities.activityId))
        .limit(1000);
    },

    /**
     * Returns the names of the saved searches that activities refer to, except those in projects hidden from the actor.
     */
    async findSavedAlerts(actor: Actor, savedSearchIds: readonly string[]) {
      if (savedSearchIds.length === 0) return [];
      return db
        .select({ _id: savedSearches.savedSearchId, title: savedSearches.title, projectId: savedSearches.projectId })
        .from(savedSearches)
        .innerJoin(projects, eq(projects.projectId, savedSearches.projectId))
        .where(and(visibleProjects(actor), isOneOf(savedSearches.savedSearchId, savedSearchIds)))
        .orderBy(asc(savedSearches.title), asc(savedSearches.savedSearchId));
    },
  };
}

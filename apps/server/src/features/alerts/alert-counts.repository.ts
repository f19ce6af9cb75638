import { projects, savedSearches, searchAlertMatches, searchAlerts } from '@rotunda/database';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';
import { visibleAlerts } from './alerts.repository.ts';

/** Counts the alerts visible to the actor, in the given projects or, without any, in every visible project. */
export function createAlertCountsRepository(db: DatabaseHandle) {
  return {
    async countByProject(actor: Actor, projectIds?: readonly string[]) {
      return db
        .select({
          projectId: projects.projectId,
          total: sql<number>`count(${searchAlerts.searchAlertId}) filter (where not ${searchAlerts.markedIrrelevant})::int`,
          unread: sql<number>`count(${searchAlerts.searchAlertId}) filter (where not ${searchAlerts.markedIrrelevant} and not ${searchAlerts.markedRead})::int`,
          irrelevant: sql<number>`count(${searchAlerts.searchAlertId}) filter (where ${searchAlerts.markedIrrelevant})::int`,
        })
        .from(projects)
        .leftJoin(
          searchAlerts,
          and(
            eq(searchAlerts.projectId, projects.projectId),
            eq(searchAlerts.organizationId, actor.organizationId),
            isNull(searchAlerts.deletedTs),
          ),
        )
        .where(
          and(visibleProjects(actor), projectIds === undefined ? undefined : isOneOf(projects.projectId, projectIds)),
        )
        .groupBy(projects.projectId)
        .orderBy(asc(projects.projectId));
    },

    async countBySavedSearch(actor: Actor, projectIds?: readonly string[]) {
      return db
        .select({
          savedSearchId: savedSearches.savedSearchId,
          total: sql<number>`count(distinct ${searchAlerts.searchAlertId})::int`,
          unread: sql<number>`count(distinct ${searchAlerts.searchAlertId}) filter (where not ${searchAlerts.markedRead})::int`,
        })
        .from(savedSearches)
        .innerJoin(projects, eq(projects.projectId, savedSearches.projectId))
        .leftJoin(searchAlertMatches, eq(searchAlertMatches.savedSearchId, savedSearches.savedSearchId))
        .leftJoin(
          searchAlerts,
          and(
            eq(searchAlerts.searchAlertId, searchAlertMatches.searchAlertId),
            // An alert moved to another project is counted there.
            eq(searchAlerts.projectId, savedSearches.projectId),
            isNull(searchAlerts.deletedTs),
            eq(searchAlerts.markedIrrelevant, false),
          ),
        )
        .where(
          and(
            visibleProjects(actor),
            projectIds === undefined ? undefined : isOneOf(savedSearches.projectId, projectIds),
          ),
        )
        .groupBy(savedSearches.savedSearchId)
        .orderBy(asc(savedSearches.savedSearchId));
    },

    async countUnread(actor: Actor): Promise<number> {
      const [row] = await db
        .select({ unread: sql<number>`count(*)::int` })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(and(visibleAlerts(actor), eq(searchAlerts.markedRead, false), eq(searchAlerts.markedIrrelevant, false)));
      return row?.unread ?? 0;
    },
  };
}

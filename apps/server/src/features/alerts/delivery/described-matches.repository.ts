import { projects, savedSearches, searchAlertMatches, searchAlerts } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { type Viewer, visibleProjects } from '../../projects/index.ts';
import type { DeliveredMatch } from './delivered-matches.repository.ts';

/** Reads what the description of a match needs besides its document. */
export function createDescribedMatchesRepository(db: DatabaseHandle) {
  return {
    /** Finds the matches in projects visible to the viewer, in no particular order. */
    async find(viewer: Viewer, matches: readonly DeliveredMatch[]) {
      const key = (values: readonly unknown[]) => sql.param(values);
      return db
        .select({
          savedSearchId: searchAlertMatches.savedSearchId,
          searchAlertId: searchAlertMatches.searchAlertId,
          documentVersion: searchAlertMatches.documentVersion,
          occurrences: searchAlertMatches.occurrences,
          savedSearchTitle: savedSearches.title,
          searchModel: savedSearches.searchModel,
          brokenReason: savedSearches.brokenReason,
          projectName: projects.name,
        })
        .from(searchAlertMatches)
        .innerJoin(
          sql`unnest(${key(matches.map((one) => one.savedSearchId))}::uuid[],
            ${key(matches.map((one) => one.searchAlertId))}::uuid[],
            ${key(matches.map((one) => one.documentVersion))}::int[]) asked (saved_search_id, search_alert_id, document_version)`,
          sql`asked.saved_search_id = ${searchAlertMatches.savedSearchId}
            and asked.search_alert_id = ${searchAlertMatches.searchAlertId}
            and asked.document_version = ${searchAlertMatches.documentVersion}`,
        )
        .innerJoin(savedSearches, eq(savedSearches.savedSearchId, searchAlertMatches.savedSearchId))
        .innerJoin(searchAlerts, eq(searchAlerts.searchAlertId, searchAlertMatches.searchAlertId))
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(and(eq(searchAlertMatches.organizationId, viewer.organizationId), visibleProjects(viewer)));
    },
  };
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof createDescribedMatchesRepository>['find']>>[number];

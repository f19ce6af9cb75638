import {
  alertActivities,
  entityMetadata,
  entityTags,
  projectEntities,
  savedSearches,
  searchAlertMatches,
  searchAlerts,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { readOccurrences, type PassageOccurrence } from '../../similar/index.ts';

export interface DocumentMatch {
  organizationId: string;
  projectId: string;
  savedSearchId: string;
  /** Id for a new row; the same for every match of one document in one project. */
  searchAlertId: string;
  /** See `RankedSearch`. */
  relevancy: number;
  /** Null for a search that does not follow a passage. */
  occurrences: readonly PassageOccurrence[] | null;
}

export interface MatchedDocument {
  documentId: number;
  fusionId: string;
  documentType: string;
  version: number;
}

/** What an organization attached to a document, for filtering by saved searches. */
export interface OrganizationFacts {
  priority: string | null;
  position: string | null;
  tagIds: string[];
  projectIds: string[];
}

/** Channel notified at commit to wake deliveries of matches to other programs. */
export const MATCHES_CHANNEL = 'rotunda_matches';

/** Writes the matches of a document with a fixed number of statements, however many saved searches found it. */
export function createMatchesRepository(tx: DatabaseHandle) {
  return {
    /** Returns facts by organization; organizations that attached nothing are absent. */
    async findOrganizationFacts(
      documentId: number,
      organizationIds: readonly string[],
    ): Promise<Map<string, OrganizationFacts>> {
      const found = new Map<string, OrganizationFacts>();
      const ids = [...organizationIds];
      if (ids.length === 0) return found;
      const of = (organizationId: string): OrganizationFacts => {
        const facts = found.get(organizationId) ?? { priority: null, position: null, tagIds: [], projectIds: [] };
        found.set(organizationId, facts);
        return facts;
      };
      const own = await tx
        .select()
        .from(entityMetadata)
        .where(and(isOneOf(entityMetadata.organizationId, ids), eq(entityMetadata.documentId, documentId)));
      for (const row of own) Object.assign(of(row.organizationId), { priority: row.priority, position: row.position });
      const tags = await tx
        .select()
        .from(entityTags)
        .where(and(isOneOf(entityTags.organizationId, ids), eq(entityTags.documentId, documentId)));
      for (const row of tags) of(row.organizationId).tagIds.push(row.tagId);
      const entities = await tx
        .select()
        .from(projectEntities)
        .where(and(isOneOf(projectEntities.organizationId, ids), eq(projectEntities.documentId, documentId)));
      for (const row of entities) of(row.organizationId).projectIds.push(row.projectId);
      return found;
    },

    /** Finds the texts (fnDocumentIds) of a document that each saved search was already notified about. */
    async findReported(documentId: number, savedSearchIds: readonly string[]): Promise<Map<string, Set<string>>> {
      const reported = new Map<string, Set<string>>();
      if (savedSearchIds.length === 0) return reported;
      const rows = await tx
        .select({ savedSearchId: searchAlertMatches.savedSearchId, occurrences: searchAlertMatches.occurrences })
        .from(searchAlertMatches)
        .innerJoin(searchAlerts, eq(searchAlerts.searchAlertId, searchAlertMatches.searchAlertId))
        .where(and(eq(searchAlerts.documentId, documentId), isOneOf(searchAlertMatches.savedSearchId, savedSearchIds)));
      for (const { savedSearchId, occurrences } of rows) {
        const known = reported.get(savedSearchId) ?? new Set();
        reported.set(savedSearchId, known);
        for (const { fnDocumentId } of readOccurrences(occurrences)) known.add(fnDocumentId);
      }
      return reported;
    },

    /**
     * Finds which of the saved searches should have matched this version when it arrived but did not: unchanged since
     * before the commit and without a match of this version in any project, because a match may have been moved.
     */
    async findUnmatched(
      document: MatchedDocument,
      savedSearchIds: readonly string[],
      committedTs: UnixSeconds,
    ): Promise<string[]> {
      if (savedSearchIds.length === 0) return [];
      const rows = await tx
        .select({ savedSearchId: savedSearches.savedSearchId })
        .from(savedSearches)
        .where(
          and(
            isOneOf(savedSearches.savedSearchId, savedSearchIds),
            lt(savedSearches.updatedTs, committedTs),
            sql`not exists (select 1 from ${searchAlertMatches} m join ${searchAlerts} a on a.search_alert_id = m.search_alert_id
              where m.saved_search_id = ${savedSearches.savedSearchId} and a.document_id = ${document.documentId}
                and m.document_version = ${document.version})`,
          ),
        );
      return rows.map((row) => row.savedSearchId);
    },

    async announceMatches(): Promise<void> {
      await tx.execute(sql`select pg_notify(${MATCHES_CHANNEL}, '')`);
    },

    /**
     * Inserts the matches. Searches that already matched this version or have been deleted are skipped; a search that
     * has moved alerts in its current project. A new match makes its alert unread unless the alert is marked
     * irrelevant; a deleted alert stays deleted.
     * @returns the alerts with new matches
     */
    async insertMatches(
      document: MatchedDocument,
      matches: readonly DocumentMatch[],
      nowTs: UnixSeconds,
    ): Promise<{ organizationId: string; projectId: string }[]> {
      if (matches.length === 0) return [];
      const json = JSON.stringify(matches);
      const inserted = await tx.execute<{ organization_id: string; project_id: string }>(sql`
        with found as (
          select f."organizationId", s.project_id as "projectId", f."savedSearchId", f.relevancy, f.occurrences,
            case when s.project_id = f."projectId" then f."searchAlertId" else gen_random_uuid() end as "searchAlertId"
          from jsonb_to_recordset(${json}::jsonb)
            as f("organizationId" text, "projectId" uuid, "savedSearchId" uuid, "searchAlertId" uuid, relevancy real, occurrences jsonb)
          join saved_searches s on s.saved_search_id = f."savedSearchId" and s.project_id is not null
          -- A move waits until the alert exists, and then takes it along.
          for share of s
        ), alerts as (
          insert into ${searchAlerts} (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type, discovery_ts, last_match_ts, relevancy)
          select min("searchAlertId"::text)::uuid, "organizationId", "projectId", ${document.documentId}::bigint, ${document.fusionId}, ${document.documentType},
            ${nowTs}::bigint, ${nowTs}::bigint, max(relevancy)
          from found group by "organizationId", "projectId"
          on conflict (organization_id, project_id, document_id) do update set last_match_ts = excluded.last_match_ts,
            -- What is found later in the same version adds to it; a new version is judged anew.
            relevancy = case when exists (select from ${searchAlertMatches} m where m.search_alert_id = search_alerts.search_alert_id
                and m.document_version = ${document.version}::int)
              then greatest(search_alerts.relevancy, excluded.relevancy) else excluded.relevancy end
          returning search_alert_id, organization_id, project_id
        ), matched as (
          insert into ${searchAlertMatches} (organization_id, search_alert_id, saved_search_id, document_version, matched_ts, relevancy, occurrences)
          select a.organization_id, a.search_alert_id, f."savedSearchId", ${document.version}::int, ${nowTs}::bigint, f.relevancy, f.occurrences
          from found f join alerts a on a.organization_id = f."organizationId" and a.project_id = f."projectId"
          on conflict do nothing
          returning organization_id, search_alert_id, saved_search_id
        ), noted as (
          insert into ${alertActivities} (organization_id, fusion_id, project_id, saved_search_id, event_label, event_ts)
          select m.organization_id, ${document.fusionId}, a.project_id, m.saved_search_id, 'MATCHED', ${nowTs}::bigint
          from matched m join alerts a using (search_alert_id)
        )
        select distinct a.organization_id, a.project_id from matched m join alerts a using (search_alert_id)`);
      const fresh = inserted.rows.map((row) => ({ organizationId: row.organization_id, projectId: row.project_id }));
      await markUnread(tx, document.documentId, fresh);
      return fresh;
    },
  };
}

/** A separate statement, because one statement cannot update a row it has just inserted. */
async function markUnread(
  tx: DatabaseHandle,
  documentId: number,
  alerts: readonly { organizationId: string; projectId: string }[],
): Promise<void> {
  if (alerts.length === 0) return;
  await tx
    .update(searchAlerts)
    .set({ markedRead: false })
    .where(
      and(
        eq(searchAlerts.documentId, documentId),
        eq(searchAlerts.markedRead, true),
        eq(searchAlerts.markedIrrelevant, false),
        isOneOf(searchAlerts.organizationId, new Set(alerts.map((alert) => alert.organizationId))),
        isOneOf(searchAlerts.projectId, new Set(alerts.map((alert) => alert.projectId))),
      ),
    );
}

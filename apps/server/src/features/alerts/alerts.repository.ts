import {
  alertActivities,
  documents,
  projects,
  savedSearches,
  searchAlertMatches,
  searchAlerts,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';
import { readOccurrences, type PassageOccurrence } from '../similar/index.ts';

export type StoredAlert = typeof searchAlerts.$inferSelect & { projectName: string };

export interface AlertFilter {
  projectIds: readonly string[];
  savedSearchIds: readonly string[];
  documentTypes: readonly string[];
  read: 'all' | 'true' | 'false';
  irrelevant: boolean;
}

export interface AlertKey {
  fusionId: string;
  projectId: string;
}

export type Flag = 'markedRead' | 'markedIrrelevant';

export interface FlagChange {
  flag: Flag;
  value: boolean;
  /** Label of the recorded activity. */
  eventLabel: string;
  eventTs: UnixSeconds;
}

export type ChangedAlert = AlertKey & Record<Flag, boolean>;

export type AlertSort = 'discoveryDate_desc' | 'discoveryDate_asc' | 'relevancy_desc' | 'relevancy_asc';

function getOrder(sort: AlertSort, filter: AlertFilter): SQL[] {
  const { discoveryTs, searchAlertId, documentId } = searchAlerts;
  const relevancy = relevancyFor(filter);
  switch (sort) {
    case 'discoveryDate_desc':
      return [desc(discoveryTs), desc(searchAlertId)];
    case 'discoveryDate_asc':
      return [asc(discoveryTs), asc(searchAlertId)];
    // Same order as Discover: relevance, then the document's last update. The two orders are exact reverses.
    case 'relevancy_desc':
      return [desc(relevancy), sql`${LAST_UPDATED} desc nulls last`, desc(documentId), desc(searchAlertId)];
    case 'relevancy_asc':
      return [asc(relevancy), sql`${LAST_UPDATED} asc nulls first`, asc(documentId), asc(searchAlertId)];
  }
}

const LAST_UPDATED = sql`(select d.last_updated_ts from ${documents} d where d.document_id = ${searchAlerts.documentId})`;

/** With a filter on saved searches, only the relevance found by those searches counts. */
function relevancyFor({ savedSearchIds }: AlertFilter): SQL {
  if (savedSearchIds.length === 0) return sql`${searchAlerts.relevancy}`;
  return sql`(select max(newest.relevancy) from (
    select distinct on (m.saved_search_id) m.relevancy from ${searchAlertMatches} m
    where m.search_alert_id = ${searchAlerts.searchAlertId} and m.saved_search_id = any(${sql.param([...savedSearchIds])}::uuid[])
    order by m.saved_search_id, m.document_version desc) newest)`;
}

const ofVisibleProjects = (actor: Actor) =>
  and(eq(searchAlerts.organizationId, actor.organizationId), visibleProjects(actor));

/**
 * Condition for alerts that are not deleted and belong to projects visible to the actor. Reads and changes of alerts go
 * through it.
 */
export const visibleAlerts = (actor: Actor) => and(ofVisibleProjects(actor), isNull(searchAlerts.deletedTs));

function filtered(actor: Actor, filter: AlertFilter): SQL | undefined {
  return and(
    visibleAlerts(actor),
    eq(searchAlerts.markedIrrelevant, filter.irrelevant),
    filter.projectIds.length === 0 ? undefined : isOneOf(searchAlerts.projectId, filter.projectIds),
    filter.documentTypes.length === 0 ? undefined : isOneOf(searchAlerts.documentType, filter.documentTypes),
    filter.read === 'all' ? undefined : eq(searchAlerts.markedRead, filter.read === 'true'),
    filter.savedSearchIds.length === 0 ? undefined : foundBy(filter.savedSearchIds),
  );
}

/**
 * Requires a match by a saved search in the alert's own project, so that moved alerts count where they are now, as in
 * the counts.
 */
function foundBy(savedSearchIds: readonly string[]): SQL {
  return sql`exists (select 1 from ${searchAlertMatches} m
    join ${savedSearches} s on s.saved_search_id = m.saved_search_id and s.project_id = ${searchAlerts.projectId}
    where m.search_alert_id = ${searchAlerts.searchAlertId}
      and m.saved_search_id = any(${sql.param([...savedSearchIds])}::uuid[]))`;
}

function keyed(keys: readonly AlertKey[]): SQL {
  const fusionIds = sql.param(keys.map((key) => key.fusionId));
  const projectIds = sql.param(keys.map((key) => key.projectId));
  return sql`(${searchAlerts.fusionId}, ${searchAlerts.projectId}) in (
    select * from unnest(${fusionIds}::text[], ${projectIds}::uuid[]))`;
}

export function createAlertsRepository(db: DatabaseHandle) {
  const joined = () =>
    db
      .select({ alert: searchAlerts, projectName: projects.name })
      .from(searchAlerts)
      .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId));
  const flatten = (row: { alert: typeof searchAlerts.$inferSelect; projectName: string }): StoredAlert => ({
    ...row.alert,
    projectName: row.projectName,
  });

  /**
   * Locks rows in a fixed order so that concurrent changes of the same alerts wait for each other instead of
   * deadlocking.
   */
  const locked = (condition: SQL | undefined) =>
    db
      .select({ searchAlertId: searchAlerts.searchAlertId })
      .from(searchAlerts)
      .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
      .where(condition)
      .orderBy(asc(searchAlerts.searchAlertId))
      .for('update', { of: searchAlerts });
  const setDeleted = (condition: SQL | undefined, deletedTs: UnixSeconds | null): Promise<AlertKey[]> => {
    const chosen = db.$with('chosen').as(locked(condition));
    return db
      .with(chosen)
      .update(searchAlerts)
      .set({ deletedTs })
      .from(chosen)
      .where(eq(searchAlerts.searchAlertId, chosen.searchAlertId))
      .returning({ fusionId: searchAlerts.fusionId, projectId: searchAlerts.projectId });
  };

  return {
    async findPage(
      actor: Actor,
      filter: AlertFilter,
      page: { sort: AlertSort; offset: number; limit: number },
    ): Promise<StoredAlert[]> {
      const rows = await joined()
        .where(filtered(actor, filter))
        .orderBy(...getOrder(page.sort, filter))
        .offset(page.offset)
        .limit(page.limit);
      return rows.map(flatten);
    },

    /** Same order as the list. */
    async findIds(actor: Actor, filter: AlertFilter, sort: AlertSort, limit: number): Promise<string[]> {
      const rows = await db
        .select({ searchAlertId: searchAlerts.searchAlertId })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(filtered(actor, filter))
        .orderBy(...getOrder(sort, filter))
        .limit(limit);
      return rows.map(({ searchAlertId }) => searchAlertId);
    },

    /** Counts all alerts of the filter, regardless of the page, and the unread among them. */
    async count(actor: Actor, filter: AlertFilter): Promise<{ total: number; unread: number }> {
      const [row] = await db
        .select({
          total: sql<number>`count(*)::int`,
          unread: sql<number>`count(*) filter (where not ${searchAlerts.markedRead})::int`,
        })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(filtered(actor, filter));
      return row ?? { total: 0, unread: 0 };
    },

    async findByKeys(actor: Actor, keys: readonly AlertKey[]): Promise<StoredAlert[]> {
      const rows = await joined()
        .where(and(visibleAlerts(actor), keyed(keys)))
        .orderBy(asc(searchAlerts.searchAlertId));
      return rows.map(flatten);
    },

    /** In no particular order. */
    async findByIds(actor: Actor, searchAlertIds: readonly string[]): Promise<StoredAlert[]> {
      const rows = await joined().where(and(visibleAlerts(actor), isOneOf(searchAlerts.searchAlertId, searchAlertIds)));
      return rows.map(flatten);
    },

    /**
     * Sets the flag where it differs and records an activity for each change, all in a single statement.
     * @returns the changed alerts; a repeated call changes and returns nothing
     */
    async setFlag(
      actor: Actor,
      alerts: readonly AlertKey[] | AlertFilter,
      change: FlagChange,
    ): Promise<ChangedAlert[]> {
      const { flag, value, eventLabel, eventTs } = change;
      const wanted = 'read' in alerts ? filtered(actor, alerts) : and(visibleAlerts(actor), keyed(alerts));
      const chosen = locked(and(wanted, eq(searchAlerts[flag], !value)));
      const column = sql.raw(flag === 'markedRead' ? 'marked_read' : 'marked_irrelevant');
      const { rows } = await db.execute<Record<'fusionId' | 'projectId', string> & Record<Flag, boolean>>(sql`
        with chosen as ${chosen}, changed as (
          update ${searchAlerts} a set ${column} = ${value} from chosen c where a.search_alert_id = c.search_alert_id
          returning a.fusion_id, a.project_id, a.marked_read, a.marked_irrelevant
        ), noted as (
          insert into ${alertActivities} (organization_id, fusion_id, project_id, user_id, impersonator_id, event_label, event_ts)
          select ${actor.organizationId}, fusion_id, project_id, ${actor.userId}, ${actor.impersonatorId}, ${eventLabel}, ${eventTs}::bigint
          from changed
        )
        select fusion_id as "fusionId", project_id as "projectId", marked_read as "markedRead",
          marked_irrelevant as "markedIrrelevant" from changed`);
      return rows;
    },

    /** @returns the deleted alerts */
    async markDeleted(actor: Actor, filter: SQL | undefined, nowTs: UnixSeconds): Promise<AlertKey[]> {
      return setDeleted(and(visibleAlerts(actor), filter), nowTs);
    },

    /** Restores only alerts that still have a match; the others were deleted with their saved search. */
    async restoreDocuments(actor: Actor, projectId: string, fusionIds: readonly string[]): Promise<number> {
      const deleted = and(
        ofVisibleProjects(actor),
        isNotNull(searchAlerts.deletedTs),
        eq(searchAlerts.projectId, projectId),
        isOneOf(searchAlerts.fusionId, fusionIds),
        sql`exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = ${searchAlerts.searchAlertId})`,
      );
      return (await setDeleted(deleted, null)).length;
    },

    /** Without a project, deletes in every project visible to the actor. */
    deleteDocuments(
      actor: Actor,
      { projectId, fusionIds }: { projectId?: string | undefined; fusionIds: readonly string[] },
      nowTs: UnixSeconds,
    ) {
      const inProject = projectId === undefined ? undefined : eq(searchAlerts.projectId, projectId);
      return this.markDeleted(actor, and(inProject, isOneOf(searchAlerts.fusionId, fusionIds)), nowTs);
    },

    deleteIrrelevants(actor: Actor, projectId: string, nowTs: UnixSeconds) {
      const filter = and(eq(searchAlerts.projectId, projectId), eq(searchAlerts.markedIrrelevant, true));
      return this.markDeleted(actor, filter, nowTs);
    },

    /** Finds the texts of a document that carry passages followed by the saved searches, latest version first. */
    async findOccurrences(
      actor: Actor,
      { fusionId, savedSearchIds }: { fusionId: string; savedSearchIds: readonly string[] },
    ): Promise<PassageOccurrence[]> {
      if (savedSearchIds.length === 0) return [];
      const rows = await db
        .select({ occurrences: searchAlertMatches.occurrences })
        .from(searchAlertMatches)
        .innerJoin(searchAlerts, eq(searchAlerts.searchAlertId, searchAlertMatches.searchAlertId))
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(
          and(
            eq(searchAlertMatches.organizationId, actor.organizationId),
            eq(searchAlerts.fusionId, fusionId),
            isOneOf(searchAlertMatches.savedSearchId, savedSearchIds),
            isNotNull(searchAlertMatches.occurrences),
            visibleProjects(actor),
          ),
        )
        .orderBy(desc(searchAlertMatches.documentVersion), asc(searchAlertMatches.savedSearchId));
      return rows.flatMap(({ occurrences }) => readOccurrences(occurrences));
    },

    /** Finds which saved searches found the alerts, except those in projects hidden from the actor. */
    async findMatches(actor: Actor, searchAlertIds: readonly string[]) {
      if (searchAlertIds.length === 0) return [];
      return db
        .select({
          match: searchAlertMatches,
          title: savedSearches.title,
          searchModel: savedSearches.searchModel,
          brokenReason: savedSearches.brokenReason,
        })
        .from(searchAlertMatches)
        .innerJoin(savedSearches, eq(savedSearches.savedSearchId, searchAlertMatches.savedSearchId))
        .leftJoin(projects, eq(projects.projectId, savedSearches.projectId))
        .where(
          and(
            eq(searchAlertMatches.organizationId, actor.organizationId),
            isOneOf(searchAlertMatches.searchAlertId, searchAlertIds),
            or(isNull(savedSearches.projectId), visibleProjects(actor)),
          ),
        )
        .orderBy(desc(searchAlertMatches.matchedTs), asc(savedSearches.title), asc(savedSearches.savedSearchId));
    },
  };
}

import { documents, projects, savedSearches, searchAlertMatches, searchAlerts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

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

export type AlertSort = 'discoveryDate_desc' | 'discoveryDate_asc' | 'relevancy_desc' | 'relevancy_asc';

function orderOf(sort: AlertSort, filter: AlertFilter): SQL[] {
  const { discoveryTs, searchAlertId, documentId } = searchAlerts;
  const relevancy = relevancyFor(filter);
  switch (sort) {
    case 'discoveryDate_desc':
      return [desc(discoveryTs), desc(searchAlertId)];
    case 'discoveryDate_asc':
      return [asc(discoveryTs), asc(searchAlertId)];
    // As Discover orders: by relevance, then by when the document was updated. The one is the other's reverse.
    case 'relevancy_desc':
      return [desc(relevancy), sql`${LAST_UPDATED} desc nulls last`, desc(documentId), desc(searchAlertId)];
    case 'relevancy_asc':
      return [asc(relevancy), sql`${LAST_UPDATED} asc nulls first`, asc(documentId), asc(searchAlertId)];
  }
}

const LAST_UPDATED = sql`(select d.last_updated_ts from ${documents} d where d.document_id = ${searchAlerts.documentId})`;

/** Among the alerts of some saved searches only what these searches found relevant counts. */
function relevancyFor({ savedSearchIds }: AlertFilter): SQL {
  if (savedSearchIds.length === 0) return sql`${searchAlerts.relevancy}`;
  return sql`(select max(newest.relevancy) from (
    select distinct on (m.saved_search_id) m.relevancy from ${searchAlertMatches} m
    where m.search_alert_id = ${searchAlerts.searchAlertId} and m.saved_search_id in ${[...savedSearchIds]}
    order by m.saved_search_id, m.document_version desc) newest)`;
}

const ofVisibleProjects = (actor: Actor) =>
  and(eq(searchAlerts.organisationId, actor.organisationId), visibleProjects(actor));

/** Of projects the actor sees, not deleted. Whatever is read or changed of alerts goes through it. */
export const visibleAlerts = (actor: Actor) => and(ofVisibleProjects(actor), isNull(searchAlerts.deletedTs));

function filtered(actor: Actor, filter: AlertFilter): SQL | undefined {
  return and(
    visibleAlerts(actor),
    eq(searchAlerts.markedIrrelevant, filter.irrelevant),
    filter.projectIds.length === 0 ? undefined : inArray(searchAlerts.projectId, [...filter.projectIds]),
    filter.documentTypes.length === 0 ? undefined : inArray(searchAlerts.documentType, [...filter.documentTypes]),
    filter.read === 'all' ? undefined : eq(searchAlerts.markedRead, filter.read === 'true'),
    filter.savedSearchIds.length === 0
      ? undefined
      : sql`exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = ${searchAlerts.searchAlertId}
          and m.saved_search_id in ${[...filter.savedSearchIds]})`,
  );
}

function keyed(keys: readonly AlertKey[]): SQL {
  const pairs = keys.map((key) => sql`(${key.fusionId}, ${key.projectId}::uuid)`);
  return sql`(${searchAlerts.fusionId}, ${searchAlerts.projectId}) in (${sql.join(pairs, sql`, `)})`;
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

  return {
    async findPage(
      actor: Actor,
      filter: AlertFilter,
      page: { sort: AlertSort; offset: number; limit: number },
    ): Promise<StoredAlert[]> {
      const rows = await joined()
        .where(filtered(actor, filter))
        .orderBy(...orderOf(page.sort, filter))
        .offset(page.offset)
        .limit(page.limit);
      return rows.map(flatten);
    },

    /** Of the whole filter, whatever the page; `unread` counts the unread among them. */
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

    /** Keys of a whole filter, for "mark all". Locked, so that two marks do not count one alert twice. */
    async findKeys(actor: Actor, filter: AlertFilter): Promise<AlertKey[]> {
      return db
        .select({ fusionId: searchAlerts.fusionId, projectId: searchAlerts.projectId })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(filtered(actor, filter))
        .for('update', { of: searchAlerts });
    },

    /** Sets the flag where it differs and answers what changed, so that a repeated call changes and reports nothing. */
    async setFlag(
      actor: Actor,
      keys: readonly AlertKey[],
      flag: 'markedRead' | 'markedIrrelevant',
      value: boolean,
    ): Promise<(typeof searchAlerts.$inferSelect)[]> {
      if (keys.length === 0) return [];
      const visible = db
        .select({ searchAlertId: searchAlerts.searchAlertId })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(and(visibleAlerts(actor), keyed(keys)));
      return db
        .update(searchAlerts)
        .set({ [flag]: value })
        .where(and(inArray(searchAlerts.searchAlertId, visible), eq(searchAlerts[flag], !value)))
        .returning();
    },

    /** Answers which documents' alerts it deleted. */
    async markDeleted(actor: Actor, filter: SQL, nowTs: UnixSeconds): Promise<string[]> {
      const visible = db
        .select({ searchAlertId: searchAlerts.searchAlertId })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(and(visibleAlerts(actor), filter));
      const rows = await db
        .update(searchAlerts)
        .set({ deletedTs: nowTs })
        .where(inArray(searchAlerts.searchAlertId, visible))
        .returning({ fusionId: searchAlerts.fusionId });
      return rows.map((row) => row.fusionId);
    },

    /** Only alerts that a saved search still explains: the others went with their saved search. */
    async restoreDocuments(actor: Actor, projectId: string, fusionIds: readonly string[]): Promise<number> {
      const deleted = db
        .select({ searchAlertId: searchAlerts.searchAlertId })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(
          and(
            ofVisibleProjects(actor),
            isNotNull(searchAlerts.deletedTs),
            eq(searchAlerts.projectId, projectId),
            sql`${searchAlerts.fusionId} = any(${sql.param([...fusionIds])}::text[])`,
            sql`exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = ${searchAlerts.searchAlertId})`,
          ),
        );
      const rows = await db
        .update(searchAlerts)
        .set({ deletedTs: null })
        .where(inArray(searchAlerts.searchAlertId, deleted))
        .returning({ fusionId: searchAlerts.fusionId });
      return rows.length;
    },

    deleteDocuments(
      actor: Actor,
      projectId: string,
      fusionIds: readonly string[],
      nowTs: UnixSeconds,
    ): Promise<string[]> {
      const filter =
        and(eq(searchAlerts.projectId, projectId), inArray(searchAlerts.fusionId, [...fusionIds])) ?? sql`false`;
      return this.markDeleted(actor, filter, nowTs);
    },

    deleteIrrelevants(actor: Actor, projectId: string, nowTs: UnixSeconds): Promise<string[]> {
      const filter = and(eq(searchAlerts.projectId, projectId), eq(searchAlerts.markedIrrelevant, true)) ?? sql`false`;
      return this.markDeleted(actor, filter, nowTs);
    },

    /**
     * Moves alerts to another project. Where the document is an alert there already, the two become one: its matches
     * join the other's, and it stays unread if either was.
     */
    async move(
      actor: Actor,
      from: { projectId: string; fusionIds?: readonly string[]; savedSearchId?: string },
      toProjectId: string,
    ): Promise<string[]> {
      const chosen = await db
        .select({ alert: searchAlerts })
        .from(searchAlerts)
        .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
        .where(
          and(
            visibleAlerts(actor),
            eq(searchAlerts.projectId, from.projectId),
            from.fusionIds === undefined ? undefined : inArray(searchAlerts.fusionId, [...from.fusionIds]),
            from.savedSearchId === undefined
              ? undefined
              : sql`exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = ${searchAlerts.searchAlertId} and m.saved_search_id = ${from.savedSearchId})
                  and not exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = ${searchAlerts.searchAlertId} and m.saved_search_id <> ${from.savedSearchId})`,
          ),
        )
        .orderBy(asc(searchAlerts.searchAlertId))
        .for('update', { of: searchAlerts });
      for (const { alert } of chosen) await moveOne(db, alert, toProjectId);
      return chosen.map(({ alert }) => alert.fusionId);
    },

    async findMatches(organisationId: string, searchAlertIds: readonly string[]) {
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
        .where(
          and(
            eq(searchAlertMatches.organisationId, organisationId),
            inArray(searchAlertMatches.searchAlertId, [...searchAlertIds]),
          ),
        )
        .orderBy(desc(searchAlertMatches.matchedTs), asc(savedSearches.title), asc(savedSearches.savedSearchId));
    },
  };
}

async function moveOne(
  db: DatabaseHandle,
  alert: typeof searchAlerts.$inferSelect,
  toProjectId: string,
): Promise<void> {
  const same = and(
    eq(searchAlerts.organisationId, alert.organisationId),
    eq(searchAlerts.projectId, toProjectId),
    eq(searchAlerts.documentId, alert.documentId),
  );
  const [there] = await db.select().from(searchAlerts).where(same).for('update');
  if (there === undefined) {
    await db
      .update(searchAlerts)
      .set({ projectId: toProjectId })
      .where(eq(searchAlerts.searchAlertId, alert.searchAlertId));
    return;
  }
  await db
    .update(searchAlerts)
    .set({
      deletedTs: null,
      markedRead: alert.markedRead && (there.markedRead || there.deletedTs !== null),
      markedIrrelevant: alert.markedIrrelevant,
      discoveryTs: Math.min(alert.discoveryTs, there.discoveryTs),
      lastMatchTs: Math.max(alert.lastMatchTs, there.lastMatchTs),
      relevancy: Math.max(alert.relevancy, there.relevancy),
    })
    .where(eq(searchAlerts.searchAlertId, there.searchAlertId));
  await db.execute(sql`
    insert into ${searchAlertMatches} (organisation_id, search_alert_id, saved_search_id, document_version, matched_ts, relevancy, certainty, match_explanation)
    select organisation_id, ${there.searchAlertId}, saved_search_id, document_version, matched_ts, relevancy, certainty, match_explanation
    from ${searchAlertMatches} where search_alert_id = ${alert.searchAlertId}
    on conflict do nothing`);
  await db.delete(searchAlerts).where(eq(searchAlerts.searchAlertId, alert.searchAlertId));
}

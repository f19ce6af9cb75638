import { projects, savedSearches, searchAlertMatches, searchAlerts, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

type Row = typeof savedSearches.$inferSelect;
export type StoredSavedSearch = Row & {
  projectName: string | null;
  createdByName: string;
  total: number;
  unread: number;
};

const matchCount = (condition: SQL) => sql<number>`(
  select count(distinct a.search_alert_id)::int
  from ${searchAlertMatches} m join ${searchAlerts} a on a.search_alert_id = m.search_alert_id
  where m.saved_search_id = ${savedSearches.savedSearchId} and a.project_id = ${savedSearches.projectId} and a.deleted_ts is null and not a.marked_irrelevant and ${condition})`;

export function createSavedSearchesRepository(db: DatabaseHandle) {
  const select = () =>
    db
      .select({
        row: savedSearches,
        projectName: projects.name,
        createdByName: sql<string>`coalesce(${user.name}, '')`,
        total: matchCount(sql`true`),
        unread: matchCount(sql`not a.marked_read`),
      })
      .from(savedSearches)
      .leftJoin(projects, eq(projects.projectId, savedSearches.projectId))
      .leftJoin(user, eq(user.id, savedSearches.createdBy));
  /** Searches of the actor's organization that are outside projects or in a project the actor can see. */
  const visible = (actor: Actor) =>
    and(
      eq(savedSearches.organizationId, actor.organizationId),
      or(isNull(savedSearches.projectId), visibleProjects(actor)),
    );
  type Selected = { row: Row; projectName: string | null; createdByName: string; total: number; unread: number };
  const flatten = ({ row, ...rest }: Selected): StoredSavedSearch => ({ ...row, ...rest });

  return {
    async find(
      actor: Actor,
      filter: { projectId?: string | undefined; inProjectsOnly?: boolean } = {},
    ): Promise<StoredSavedSearch[]> {
      const rows = await select()
        .where(
          and(
            visible(actor),
            filter.projectId === undefined ? undefined : eq(savedSearches.projectId, filter.projectId),
            filter.inProjectsOnly ? sql`${savedSearches.projectId} is not null` : undefined,
          ),
        )
        .orderBy(
          asc(sql`lower(${projects.name})`),
          asc(sql`lower(${savedSearches.title})`),
          asc(savedSearches.savedSearchId),
        );
      return rows.map(flatten);
    },

    /** Returns null for a search the actor cannot see, as for a missing one. */
    async get(actor: Actor, savedSearchId: string): Promise<StoredSavedSearch | null> {
      const [row] = await select().where(and(visible(actor), eq(savedSearches.savedSearchId, savedSearchId)));
      return row === undefined ? null : flatten(row);
    },

    async insert(row: typeof savedSearches.$inferInsert): Promise<void> {
      await db.insert(savedSearches).values(row);
    },

    async update(
      organizationId: string,
      savedSearchId: string,
      changes: Partial<typeof savedSearches.$inferInsert>,
    ): Promise<void> {
      await db
        .update(savedSearches)
        .set({ ...changes, version: sql`${savedSearches.version} + 1` })
        .where(and(eq(savedSearches.organizationId, organizationId), eq(savedSearches.savedSearchId, savedSearchId)));
    },

    /** Locks a saved search until the transaction ends. Concurrent changes wait and then see its new state. */
    async lock(organizationId: string, savedSearchId: string): Promise<void> {
      await db
        .select({ savedSearchId: savedSearches.savedSearchId })
        .from(savedSearches)
        .where(and(eq(savedSearches.organizationId, organizationId), eq(savedSearches.savedSearchId, savedSearchId)))
        .for('update');
    },

    /**
     * Deletes a saved search with its matches, and marks as deleted the alerts in any project that no other saved
     * search explains.
     */
    async delete(organizationId: string, savedSearchId: string, nowTs: UnixSeconds): Promise<void> {
      const found = await lockSearchAlerts(db, organizationId, savedSearchId);
      await db
        .delete(savedSearches)
        .where(and(eq(savedSearches.organizationId, organizationId), eq(savedSearches.savedSearchId, savedSearchId)));
      await db
        .update(searchAlerts)
        .set({ deletedTs: nowTs })
        .where(
          and(
            isOneOf(searchAlerts.searchAlertId, found),
            isNull(searchAlerts.deletedTs),
            sql`not exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = ${searchAlerts.searchAlertId})`,
          ),
        );
    },

    /**
     * Replaces `tagId` with `intoTagId` in every filter of the organization, keeping the order and without duplicates.
     * With null the tag is removed, and a filter left without tags no longer filters by tags.
     * @returns the changed saved searches
     */
    async replaceTag(
      organizationId: string,
      { tagId, intoTagId }: { tagId: string; intoTagId: string | null },
      nowTs: UnixSeconds,
    ): Promise<string[]> {
      const tagIds = sql`${savedSearches.searchModel} #> '{entityMetadata,tagIds}'`;
      const replaced = sql`(
        select coalesce(jsonb_agg(id order by place), '[]') from (
          select id, min(place) as place from (
            select case when named = ${tagId} then ${intoTagId}::text else named end as id, place
            from jsonb_array_elements_text(${tagIds}) with ordinality as t(named, place)) as one
          where id is not null group by id) as kept)`;
      const rows = await db
        .update(savedSearches)
        .set({
          searchModel: sql`jsonb_set(${savedSearches.searchModel}, '{entityMetadata,tagIds}', ${replaced})`,
          updatedTs: nowTs,
          version: sql`${savedSearches.version} + 1`,
        })
        .where(and(eq(savedSearches.organizationId, organizationId), sql`${tagIds} @> to_jsonb(${tagId}::text)`))
        .returning({ savedSearchId: savedSearches.savedSearchId });
      return rows.map((row) => row.savedSearchId);
    },

    /** Returns the project of each existing search; null for a search without a project. */
    async findProjectIds(
      organizationId: string,
      savedSearchIds: readonly string[],
    ): Promise<Map<string, string | null>> {
      const rows = await db
        .select({ savedSearchId: savedSearches.savedSearchId, projectId: savedSearches.projectId })
        .from(savedSearches)
        .where(
          and(eq(savedSearches.organizationId, organizationId), isOneOf(savedSearches.savedSearchId, savedSearchIds)),
        );
      return new Map(rows.map((row) => [row.savedSearchId, row.projectId]));
    },

    async findIdsOfProjects(organizationId: string, projectIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ savedSearchId: savedSearches.savedSearchId })
        .from(savedSearches)
        .where(and(eq(savedSearches.organizationId, organizationId), isOneOf(savedSearches.projectId, projectIds)));
      return rows.map((row) => row.savedSearchId);
    },

    /** Returns the new matches per week, oldest first, for each saved search that had any. */
    async findPerWeek(
      savedSearchIds: readonly string[],
      fromTs: UnixSeconds,
      weeks: number,
    ): Promise<Map<string, number[]>> {
      const found = new Map<string, number[]>();
      if (savedSearchIds.length === 0) return found;
      const week = sql<number>`((${searchAlertMatches.matchedTs} - ${fromTs}) / 604800)::int`;
      const rows = await db
        .select({ savedSearchId: searchAlertMatches.savedSearchId, week, count: sql<number>`count(*)::int` })
        .from(searchAlertMatches)
        .where(
          and(
            isOneOf(searchAlertMatches.savedSearchId, savedSearchIds),
            sql`${searchAlertMatches.matchedTs} >= ${fromTs}`,
          ),
        )
        .groupBy(searchAlertMatches.savedSearchId, sql`2`);
      for (const row of rows) {
        const own = found.get(row.savedSearchId) ?? new Array<number>(weeks).fill(0);
        const place = Math.min(row.week, weeks - 1);
        own[place] = (own[place] ?? 0) + row.count;
        found.set(row.savedSearchId, own);
      }
      return found;
    },
  };
}

/** Locks the alerts in the order that every writer of alerts uses. */
async function lockSearchAlerts(db: DatabaseHandle, organizationId: string, savedSearchId: string): Promise<string[]> {
  const matched = sql`exists (select 1 from ${searchAlertMatches} m
    where m.search_alert_id = ${searchAlerts.searchAlertId} and m.saved_search_id = ${savedSearchId})`;
  const rows = await db
    .select({ searchAlertId: searchAlerts.searchAlertId })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.organizationId, organizationId), matched))
    .orderBy(asc(searchAlerts.searchAlertId))
    .for('update');
  return rows.map((row) => row.searchAlertId);
}

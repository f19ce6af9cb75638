import { ALL_PROJECTS } from '@rotunda/contract';
import { member, projects, savedSearches } from '@rotunda/database';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { visibleProjects } from '../projects/index.ts';

/** Notification channel for changed saved searches. The payload is their ids, separated by commas. */
export const SAVED_SEARCHES_CHANNEL = 'saved_searches';

type Row = typeof savedSearches.$inferSelect;

/** A saved search as the matcher loads it, across all organizations. */
export interface MatchableSearch extends Pick<
  Row,
  'savedSearchId' | 'percolatorNumber' | 'organizationId' | 'projectId' | 'searchModel' | 'passage'
> {
  /** Projects it filters by (or all projects) that its creator can currently see. */
  visibleProjectIds: string[];
}

/** The viewer for `visibleProjects` in each saved search: its creator. */
const savedBy = { organizationId: savedSearches.organizationId, userId: savedSearches.createdBy, role: member.role };

const isSavedBy = and(
  eq(member.organizationId, savedSearches.organizationId),
  eq(member.userId, savedSearches.createdBy),
);
const filteredProjectIds = sql`${savedSearches.searchModel} #> '{entityMetadata,projectIds}'`;
/**
 * Projects a saved search filters by that its creator can see. Most searches have no such filter, which costs no query.
 */
const visibleProjectIds = sql<
  string[]
>`case when coalesce(${filteredProjectIds}, '[]') = '[]' then '{}'::uuid[] else array(
  select ${projects.projectId} from ${projects}
  where ${visibleProjects(savedBy)} and (
    ${filteredProjectIds} = to_jsonb(${ALL_PROJECTS}::text)
    or ${projects.projectId}::text in (
      select lower(named.id #>> '{}') from jsonb_path_query(${filteredProjectIds}, '$[*]') as named(id)))) end`;

/** Loads saved searches for the matchers, across all organizations. */
export function createMatchableSearchesRepository(db: DatabaseHandle) {
  const selectMatchable = (condition: SQL) =>
    db
      .select({
        savedSearchId: savedSearches.savedSearchId,
        percolatorNumber: savedSearches.percolatorNumber,
        organizationId: savedSearches.organizationId,
        projectId: savedSearches.projectId,
        searchModel: savedSearches.searchModel,
        passage: savedSearches.passage,
        visibleProjectIds,
      })
      .from(savedSearches)
      .leftJoin(member, isSavedBy)
      .where(and(condition, isNotNull(savedSearches.projectId), isNull(savedSearches.brokenReason)));

  return {
    /**
     * Returns a page of all searches to match: those saved in a project and not broken. Pages follow the number, so
     * that memory use stays flat.
     */
    async findMatchable(afterNumber: number, limit: number): Promise<MatchableSearch[]> {
      return selectMatchable(sql`${savedSearches.percolatorNumber} > ${afterNumber}`)
        .orderBy(asc(savedSearches.percolatorNumber))
        .limit(limit);
    },

    /** Returns the current state of the given searches; searches that are deleted or no longer matched are absent. */
    async findMatchableByIds(savedSearchIds: readonly string[]): Promise<MatchableSearch[]> {
      if (savedSearchIds.length === 0) return [];
      return selectMatchable(isOneOf(savedSearches.savedSearchId, savedSearchIds));
    },

    /** Returns the projects that a saved search filters by and its creator can see; empty for a deleted search. */
    async findVisibleProjectIds(savedSearchId: string): Promise<string[]> {
      const [row] = await db
        .select({ visibleProjectIds })
        .from(savedSearches)
        .leftJoin(member, isSavedBy)
        .where(eq(savedSearches.savedSearchId, savedSearchId));
      return row?.visibleProjectIds ?? [];
    },

    /** Returns the saved searches of these organizations that filter by projects. */
    async findIdsFilteringByProjects(organizationIds: readonly string[]): Promise<string[]> {
      if (organizationIds.length === 0) return [];
      const rows = await db
        .select({ savedSearchId: savedSearches.savedSearchId })
        .from(savedSearches)
        .where(and(isOneOf(savedSearches.organizationId, organizationIds), sql`${filteredProjectIds} <> '[]'`));
      return rows.map((row) => row.savedSearchId);
    },

    async markBroken(savedSearchId: string, reason: string): Promise<void> {
      await db
        .update(savedSearches)
        .set({ brokenReason: reason })
        .where(eq(savedSearches.savedSearchId, savedSearchId));
    },

    /** Notifies every matcher of changed saved searches, at commit. */
    async notifyMatchers(savedSearchIds: readonly string[]): Promise<void> {
      // A notification holds at most 8,000 bytes, and 100 ids of 36 characters fit.
      for (let place = 0; place < savedSearchIds.length; place += 100) {
        await db.execute(
          sql`select pg_notify(${SAVED_SEARCHES_CHANNEL}, ${savedSearchIds.slice(place, place + 100).join(',')})`,
        );
      }
    },
  };
}

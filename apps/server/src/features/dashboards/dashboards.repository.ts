import {
  dashboardLayouts,
  documents,
  entityMetadata,
  hearingBills,
  projectEntities,
  projects,
  searchAlerts,
  workflowCards,
  workflowColumns,
} from '@rotunda/database';
import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

const BILLS = ['Legislation', 'GlobalLegislation'];
const ROWS = sql<number>`count(*)::int`;

/** `name` is null for documents without one. */
export interface NamedCount {
  name: string | null;
  count: number;
}

/** Counts documents in the projects visible to the actor, or in one of them, with one aggregate query per chart. */
export function createDashboardsRepository(db: DatabaseHandle) {
  /** A document in several projects counts once. */
  const documentsIn = (actor: Actor, projectId: string | undefined) =>
    db
      .selectDistinct({ documentId: projectEntities.documentId })
      .from(projectEntities)
      .innerJoin(projects, eq(projects.projectId, projectEntities.projectId))
      .where(and(visibleProjects(actor), projectId === undefined ? undefined : eq(projects.projectId, projectId)))
      .as('scope');

  return {
    async countByJurisdiction(actor: Actor, projectId?: string): Promise<{ isoCode: string; count: number }[]> {
      const scope = documentsIn(actor, projectId);
      const rows = await db
        .select({ isoCode: documents.isoCode, count: ROWS })
        .from(documents)
        .innerJoin(scope, eq(scope.documentId, documents.documentId))
        .where(isNotNull(documents.isoCode))
        .groupBy(documents.isoCode)
        .orderBy(desc(sql`count(*)`), asc(documents.isoCode));
      return rows.flatMap(({ isoCode, count }) => (isoCode === null ? [] : [{ isoCode, count }]));
    },

    async countByStatus(actor: Actor, projectId?: string): Promise<NamedCount[]> {
      const scope = documentsIn(actor, projectId);
      return db
        .select({ name: documents.genericStatus, count: ROWS })
        .from(documents)
        .innerJoin(scope, eq(scope.documentId, documents.documentId))
        .where(isNotNull(documents.genericStatus))
        .groupBy(documents.genericStatus);
    },

    async countByPriority(actor: Actor, projectId?: string): Promise<NamedCount[]> {
      const scope = documentsIn(actor, projectId);
      return db
        .select({ name: entityMetadata.priority, count: ROWS })
        .from(documents)
        .innerJoin(scope, eq(scope.documentId, documents.documentId))
        .leftJoin(
          entityMetadata,
          and(
            eq(entityMetadata.organizationId, actor.organizationId),
            eq(entityMetadata.documentId, documents.documentId),
          ),
        )
        .where(inArray(documents.documentType, BILLS))
        .groupBy(entityMetadata.priority);
    },

    /** Finds hearings within the days, both included, that name bills in the projects. */
    async findHearings(actor: Actor, days: { first: IsoDate; last: IsoDate }, projectId?: string) {
      const scope = documentsIn(actor, projectId);
      const named = db
        .select({
          hearingFusionId: hearingBills.hearingFusionId,
          fusionId: documents.fusionId,
          label: sql<string>`coalesce(${documents.localityExternalId}, ${documents.title})`.as('label'),
        })
        .from(documents)
        .innerJoin(scope, eq(scope.documentId, documents.documentId))
        .innerJoin(hearingBills, eq(hearingBills.billFusionId, documents.fusionId))
        .as('named');
      const day = sql`${documents.facts} ->> 'date'`;
      return db
        .select({
          fusionId: documents.fusionId,
          title: documents.title,
          facts: documents.facts,
          bills: sql<{ fusionId: string; label: string }[]>`json_agg(
            json_build_object('fusionId', ${named.fusionId}, 'label', ${named.label}) order by ${named.label})`,
        })
        .from(documents)
        .innerJoin(named, eq(named.hearingFusionId, documents.fusionId))
        .where(
          and(
            eq(documents.documentType, 'CQSchedules'),
            sql`${day} between ${days.first} and ${days.last}`,
            sql`coalesce(${documents.facts} ->> 'meetingStatus', '') not in ('Canceled', 'Postponed')`,
          ),
        )
        .groupBy(documents.documentId)
        .orderBy(sql`${day}`, sql`(${documents.facts} ->> 'ts')::bigint nulls last`, asc(documents.documentId));
    },

    /** Ordered by project, then by column from left to right. */
    async countByColumn(actor: Actor, projectId?: string) {
      return db
        .select({
          projectId: projects.projectId,
          projectName: projects.name,
          columnId: workflowColumns.columnId,
          title: workflowColumns.title,
          count: sql<number>`count(${workflowCards.documentId})::int`,
        })
        .from(workflowColumns)
        .innerJoin(projects, eq(projects.projectId, workflowColumns.projectId))
        .leftJoin(workflowCards, eq(workflowCards.columnId, workflowColumns.columnId))
        .where(and(visibleProjects(actor), projectId === undefined ? undefined : eq(projects.projectId, projectId)))
        .groupBy(projects.projectId, workflowColumns.columnId)
        .orderBy(
          asc(sql`lower(${projects.name})`),
          asc(projects.projectId),
          asc(workflowColumns.place),
          asc(workflowColumns.columnId),
        );
    },

    async summarizeProjects(actor: Actor, limit: number, projectId?: string) {
      const own = and(visibleProjects(actor), projectId === undefined ? undefined : eq(projects.projectId, projectId));
      const rows = await db
        .select({
          _id: projects.projectId,
          name: projects.name,
          priority: projects.priority,
          documents: getCount(projectEntities, sql`true`),
          alerts: getCount(searchAlerts, IS_SHOWN),
          unread: getCount(searchAlerts, sql`${IS_SHOWN} and not each.marked_read`),
          cards: getCount(workflowCards, sql`true`),
        })
        .from(projects)
        .where(own)
        .orderBy(
          sql`array_position(array['High', 'Medium', 'Low'], ${projects.priority}) nulls last`,
          asc(sql`lower(${projects.name})`),
          asc(projects.projectId),
        )
        .limit(limit);
      const [all] = await db.select({ count: ROWS }).from(projects).where(own);
      return { rows, total: all?.count ?? 0 };
    },

    /** Returns the layouts of the actor's home page and visible projects. */
    async findLayouts(actor: Actor) {
      return db
        .select({ projectId: dashboardLayouts.projectId, layout: dashboardLayouts.layout })
        .from(dashboardLayouts)
        .leftJoin(projects, eq(projects.projectId, dashboardLayouts.projectId))
        .where(
          and(
            eq(dashboardLayouts.organizationId, actor.organizationId),
            or(
              and(isNull(dashboardLayouts.projectId), eq(dashboardLayouts.userId, actor.userId)),
              and(isNotNull(dashboardLayouts.projectId), visibleProjects(actor)),
            ),
          ),
        );
    },

    /**
     * @param expected layout that must currently be saved (undefined for none); null saves unconditionally
     * @returns whether it was saved
     */
    async saveLayout(
      row: typeof dashboardLayouts.$inferInsert & { layout: unknown; updatedTs: UnixSeconds },
      expected: { kept: unknown } | null,
    ): Promise<boolean> {
      const written = await db
        .insert(dashboardLayouts)
        .values(row)
        .onConflictDoUpdate({
          target: [dashboardLayouts.organizationId, dashboardLayouts.projectId, dashboardLayouts.userId],
          set: { layout: row.layout, updatedBy: row.updatedBy, updatedTs: row.updatedTs },
          // If no layout was expected, any saved one was written since.
          setWhere:
            expected === null
              ? sql`true`
              : sql`${dashboardLayouts.layout} = ${JSON.stringify(expected.kept ?? null)}::jsonb`,
        })
        .returning({ id: dashboardLayouts.dashboardLayoutId });
      return written.length > 0;
    },
  };
}

const IS_SHOWN = sql`each.deleted_ts is null and not each.marked_irrelevant`;

/**
 * Counts a project's rows in another table with a subquery. The outer table is named explicitly because drizzle would
 * omit it.
 */
function getCount(table: typeof projectEntities | typeof searchAlerts | typeof workflowCards, condition: SQL) {
  return sql<number>`(select count(*)::int from ${table} as each
    where each.project_id = ${projects}.project_id and ${condition})`;
}

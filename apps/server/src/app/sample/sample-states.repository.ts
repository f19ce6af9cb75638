import { projectEntities, tags } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

const DAY_SECONDS = 86_400;

/** Writes what users of an organization would have done with its alerts and documents by now. */
export function createSampleStatesRepository(tx: DatabaseHandle) {
  return {
    /**
     * Moves every match to the morning after its document last changed, as if the saved search had always existed, so
     * that the weeks before today are not empty. Idempotent.
     */
    async spreadDiscoveries(organizationId: string, nowTs: UnixSeconds): Promise<void> {
      await tx.execute(sql`
        update search_alerts a set discovery_ts = s.ts, last_match_ts = s.ts
        from (select document_id, least(coalesce(last_updated_ts, ${nowTs}::bigint - ${DAY_SECONDS}::bigint) + 32400 + document_id % 7200, ${nowTs}::bigint - document_id % 3600) as ts
              from documents where is_sample) s
        where s.document_id = a.document_id and a.organization_id = ${organizationId}`);
      await tx.execute(sql`
        update search_alert_matches m set matched_ts = a.discovery_ts from search_alerts a
        where a.search_alert_id = m.search_alert_id and m.organization_id = ${organizationId}`);
      await tx.execute(sql`
        update alert_activities n set event_ts = a.discovery_ts from search_alerts a
        where n.organization_id = ${organizationId} and a.organization_id = n.organization_id and a.fusion_id = n.fusion_id
          and a.project_id = n.project_id and n.event_label = 'MATCHED'`);
    },

    /**
     * Marks alerts older than three weeks as read and every ninth as irrelevant, each with the activity that records
     * who did it.
     */
    async markAlerts(organizationId: string, userId: string, nowTs: UnixSeconds): Promise<void> {
      const readBefore = nowTs - 21 * DAY_SECONDS;
      await tx.execute(sql`
        with marked as (
          update search_alerts set marked_read = true
          where organization_id = ${organizationId} and discovery_ts < ${readBefore}::bigint and not marked_read
          returning organization_id, fusion_id, project_id, discovery_ts)
        insert into alert_activities (organization_id, fusion_id, project_id, user_id, event_label, event_ts)
        select organization_id, fusion_id, project_id, ${userId}, 'MARKED_READ', discovery_ts + ${DAY_SECONDS}::bigint from marked`);
      await tx.execute(sql`
        with numbered as (
          select search_alert_id, row_number() over (partition by project_id order by discovery_ts desc, document_id) as place
          from search_alerts where organization_id = ${organizationId}
        ), marked as (
          update search_alerts a set marked_irrelevant = true from numbered n
          where n.search_alert_id = a.search_alert_id and n.place % 9 = 0 and not a.marked_irrelevant
          returning a.organization_id, a.fusion_id, a.project_id)
        insert into alert_activities (organization_id, fusion_id, project_id, user_id, event_label, event_ts)
        select organization_id, fusion_id, project_id, ${userId}, 'MARKED_IRRELEVANT', ${nowTs}::bigint - 3600 from marked`);
    },

    /** Counts changes of sample documents that are not indexed yet. */
    async countWaiting(): Promise<number> {
      const found = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from document_changes where matched_ms is null and attempts = 0 and source = 'sample'`,
      );
      return found.rows[0]?.count ?? 0;
    },

    /** Finds the newest sample bills about a subject. */
    async findBillsAbout(subject: string, limit: number): Promise<number[]> {
      const found = await tx.execute<{ document_id: string }>(sql`
        select document_id from documents
        where is_sample and document_type in ('Legislation', 'GlobalLegislation') and facts->'subjects' ? ${subject}
        order by last_updated_ts desc, document_id limit ${limit}`);
      return found.rows.map((row) => Number(row.document_id));
    },

    async insertProjectEntities(rows: readonly (typeof projectEntities.$inferInsert)[]): Promise<void> {
      await bulkInsert(tx, projectEntities, rows, { onConflict: 'ignore' });
    },

    /**
     * Places every second document on its project's board, cycling through the columns from the left and through the
     * eligible owners and no owner.
     */
    async placeCards(organizationId: string, projectId: string, documentIds: readonly number[]): Promise<void> {
      await tx.execute(sql`
        with people as (
          select array_agg(m.user_id order by m.user_id) as ids from member m join projects p on p.project_id = ${projectId}
          where m.organization_id = ${organizationId} and m.role in ('admin', 'member') and (p.created_by = m.user_id
            or not exists (select 1 from project_collaborators c where c.project_id = p.project_id)
            or exists (select 1 from project_collaborators c where c.project_id = p.project_id and c.user_id = m.user_id)))
        insert into workflow_cards (organization_id, project_id, document_id, column_id, place, owner_id)
        select ${organizationId}, c.project_id, d.id, c.column_id, d.place,
          (select ids[1 + (d.place / 2) % (1 + cardinality(ids))] from people)
        from unnest(${sql.param(documentIds)}::bigint[]) with ordinality as d(id, place)
        join (select *, row_number() over (order by place) as step, count(*) over () as steps from workflow_columns
              where organization_id = ${organizationId} and project_id = ${projectId}) c
          on c.step = 1 + (d.place / 2) % c.steps
        where d.place % 2 = 0
        on conflict do nothing`);
    },

    /** Sets priority and position in rotation, in the rows of one organization. */
    async setMetadata(organizationId: string, documentIds: readonly number[], userId: string, nowTs: UnixSeconds) {
      await tx.execute(sql`
        insert into entity_metadata (organization_id, document_id, priority, position, updated_by, updated_ts)
        select ${organizationId}, d.id, (array['High', 'Medium', 'Low'])[1 + d.place % 3],
          (array['Support', 'Oppose', 'Neutral', 'Monitor'])[1 + d.place % 4], ${userId}, ${nowTs}::bigint
        from unnest(${sql.param(documentIds)}::bigint[]) with ordinality as d(id, place)
        on conflict do nothing`);
    },

    /** Tags every second document, rotating through the tags. */
    async tagDocuments(organizationId: string, documentIds: readonly number[], tagIds: readonly string[]) {
      await tx.execute(sql`
        insert into entity_tags (organization_id, document_id, tag_id)
        select ${organizationId}, d.id, (${sql.param(tagIds)}::uuid[])[1 + d.place % ${tagIds.length}::int]
        from unnest(${sql.param(documentIds)}::bigint[]) with ordinality as d(id, place) where d.place % 2 = 0
        on conflict do nothing`);
    },

    async insertTags(rows: readonly (typeof tags.$inferInsert)[]): Promise<void> {
      await bulkInsert(tx, tags, rows, { onConflict: 'ignore' });
    },
  };
}

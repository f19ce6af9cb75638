import { documents, savedSearches, searchAlertMatches, searchAlerts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Delivery number of matches that no digest, webhook or feed reports. A feed reports those with number 0 too. */
const NEVER_DELIVERED = -1;

export function createExistingMatchesRepository(tx: DatabaseHandle) {
  return {
    /**
     * Adds documents to the alerts of a saved search, as read and dated by their latest change. An alert that another
     * saved search raised keeps its state, and a deleted one stays deleted.
     * @returns fusionIds of the documents that were not yet listed for this saved search
     */
    async add(
      organizationId: string,
      savedSearchId: string,
      documentIds: readonly number[],
      nowTs: UnixSeconds,
    ): Promise<string[]> {
      if (documentIds.length === 0) return [];
      const added = await tx.execute<{ fusion_id: string }>(sql`
        with search as (
          select saved_search_id, project_id from ${savedSearches}
          where saved_search_id = ${savedSearchId} and organization_id = ${organizationId} and project_id is not null
          -- A move waits until the alerts exist, and then takes them along.
          for share
        ), found as (
          select search.saved_search_id, search.project_id, d.document_id, d.fusion_id, d.document_type, d.version,
            least(coalesce(d.last_updated_ts, ${nowTs}), ${nowTs})::bigint as changed_ts
          from search join ${documents} d on d.document_id = any(${sql.param([...documentIds])}::bigint[])
        ), raised as (
          insert into ${searchAlerts} (search_alert_id, organization_id, project_id, document_id, fusion_id, document_type,
            marked_read, discovery_ts, last_match_ts)
          select gen_random_uuid(), ${organizationId}, project_id, document_id, fusion_id, document_type, true, changed_ts,
            changed_ts
          from found order by document_id
          on conflict (organization_id, project_id, document_id) do nothing
          returning search_alert_id, project_id, document_id
        ), listed as (
          select search_alert_id, project_id, document_id from raised
          union all
          select a.search_alert_id, a.project_id, a.document_id from ${searchAlerts} a join found f
            on a.organization_id = ${organizationId} and a.project_id = f.project_id and a.document_id = f.document_id
          where a.deleted_ts is null and not exists (select from ${searchAlertMatches} m
            where m.search_alert_id = a.search_alert_id and m.saved_search_id = ${savedSearchId})
        ), matched as (
          insert into ${searchAlertMatches} (organization_id, search_alert_id, saved_search_id, document_version, matched_ts,
            delivery_number)
          select ${organizationId}, l.search_alert_id, f.saved_search_id, f.version, f.changed_ts, ${NEVER_DELIVERED}
          from found f join listed l using (project_id, document_id)
          on conflict do nothing
          returning search_alert_id
        )
        select f.fusion_id from matched join listed l using (search_alert_id) join found f using (project_id, document_id)`);
      return added.rows.map((row) => row.fusion_id);
    },
  };
}

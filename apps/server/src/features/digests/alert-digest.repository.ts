import {
  digestPlaces,
  digestStarts,
  documentTexts,
  savedSearches,
  searchAlertMatches,
  searchAlerts,
  reportedAlerts,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { readOccurrences, type PassageOccurrence } from '../similar/index.ts';
import type { DigestFrequency } from '@rotunda/contract';
import { subscribedProjects } from './subscribed-projects.repository.ts';

/** Selects the alerts of a digest. */
export interface DigestScope {
  organizationId: string;
  userId: string;
  /** Frequencies that are due. */
  frequencies: readonly DigestFrequency[];
  /** Highest number to consider. */
  upTo: number;
}

/** Match of a document in a digest by a saved search. */
export interface FoundAlert {
  documentId: number;
  documentVersion: number;
  searchAlertId: string;
  projectId: string;
  savedSearchId: string;
  title: string;
  relevancy: number;
}

/** SQL for what is new in each project for one reader, as tables `scope`, `found` and `newest`. */
function foundAlerts({ organizationId, userId, frequencies, upTo }: DigestScope): SQL {
  return sql`
    scope as materialized (
      select h.project_id, coalesce(s.last_reported_number, d.last_reported_number) as after
      from (${subscribedProjects('alerts', sql`m.organization_id = ${organizationId} and m.user_id = ${userId}`)}) h
        join ${digestPlaces} d on d.organization_id = ${organizationId} and d.user_id = ${userId} and d.kind = 'alerts'
          and d.frequency = h.frequency
        left join ${digestStarts} s on s.organization_id = ${organizationId} and s.user_id = ${userId}
          and s.kind = 'alerts' and s.project_id = h.project_id
      where h.frequency = any(${sql.param([...frequencies])}::text[])
    ), found as materialized (
      select a.document_id, n.document_version, a.search_alert_id, a.project_id, n.saved_search_id, q.title, n.relevancy
      from ${searchAlertMatches} n join ${searchAlerts} a on a.search_alert_id = n.search_alert_id
        join scope p on p.project_id = a.project_id
        join ${savedSearches} q on q.saved_search_id = n.saved_search_id
      where n.organization_id = ${organizationId} and a.organization_id = ${organizationId}
        and n.delivery_number > (select min(after) from scope) and n.delivery_number > p.after
        and n.delivery_number <= ${upTo}::bigint
        and a.deleted_ts is null and not a.marked_irrelevant
        -- What was moved to another project is no news there.
        and q.project_id = a.project_id and q.email_alerts and q.broken_reason is null
    ), newest as materialized (
      select f.document_id, max(f.document_version) as document_version from found f group by f.document_id
      having not exists (select from ${reportedAlerts} t where t.organization_id = ${organizationId} and t.user_id = ${userId}
        and t.document_id = f.document_id and t.document_version >= max(f.document_version))
    )`;
}

const FOUND = sql`f.document_id as "documentId", f.document_version as "documentVersion",
  f.search_alert_id as "searchAlertId", f.project_id as "projectId", f.saved_search_id as "savedSearchId", f.title, f.relevancy`;

export function createAlertDigestRepository(tx: DatabaseHandle) {
  const getRows = async (statement: SQL): Promise<FoundAlert[]> => {
    const { rows } = await tx.execute<Record<keyof FoundAlert, string>>(statement);
    return rows.map((row) => ({
      ...row,
      documentId: Number(row.documentId),
      documentVersion: Number(row.documentVersion),
      relevancy: Number(row.relevancy),
    }));
  };
  return {
    /**
     * Returns, by alert, the texts that carry a followed passage, without duplicates and with the largest share first.
     */
    async findOccurrences(
      organizationId: string,
      alerts: readonly { searchAlertId: string; documentVersion: number }[],
    ): Promise<Map<string, { versionName: string; occurrence: PassageOccurrence }[]>> {
      const { rows } = await tx.execute<{
        searchAlertId: string;
        occurrences: unknown;
        names: Record<string, string>;
      }>(sql`
        select n.search_alert_id as "searchAlertId", n.occurrences, (
          select coalesce(jsonb_object_agg(t.fn_document_id, t.version_name), '{}'::jsonb) from ${documentTexts} t
          where t.fn_document_id in (select jsonb_path_query(n.occurrences, '$[*].fnDocumentId') #>> '{}')) as names
        from ${searchAlertMatches} n
          join unnest(${sql.param(alerts.map((alert) => alert.searchAlertId))}::uuid[],
            ${sql.param(alerts.map((alert) => alert.documentVersion))}::int[]) as a(id, version)
            on a.id = n.search_alert_id and a.version = n.document_version
        where n.organization_id = ${organizationId} and n.occurrences is not null
        order by n.search_alert_id, n.saved_search_id`);
      const found = new Map<string, { versionName: string; occurrence: PassageOccurrence }[]>();
      for (const { searchAlertId, occurrences, names } of rows) {
        const own = found.get(searchAlertId) ?? [];
        const reported = new Set(own.map(({ occurrence }) => occurrence.fnDocumentId));
        const fresh = readOccurrences(occurrences).filter(({ fnDocumentId }) => !reported.has(fnDocumentId));
        const named = fresh.map((occurrence) => ({
          versionName: names[occurrence.fnDocumentId] ?? 'Text',
          occurrence,
        }));
        found.set(searchAlertId, [...own, ...named]);
      }
      return found;
    },

    /** Returns what the digest would contain, without recording it. */
    find(scope: DigestScope): Promise<FoundAlert[]> {
      return getRows(sql`with ${foundAlerts(scope)}
        select ${FOUND} from found f join newest n using (document_id, document_version)
        order by f.document_id, f.saved_search_id`);
    },

    /**
     * Records that the reader was told of each document's newest version and returns what was not recorded before. The
     * table's key prevents duplicates when two workers run at once.
     */
    recordReported(scope: DigestScope, nowTs: UnixSeconds): Promise<FoundAlert[]> {
      return getRows(sql`with ${foundAlerts(scope)}, told as (
          insert into ${reportedAlerts} (organization_id, user_id, document_id, document_version, reported_ts)
          select ${scope.organizationId}, ${scope.userId}, document_id, document_version, ${nowTs}::bigint from newest
          order by document_id on conflict do nothing
          returning document_id, document_version
        )
        select ${FOUND} from found f join told n using (document_id, document_version)
        order by f.document_id, f.saved_search_id`);
    },
  };
}

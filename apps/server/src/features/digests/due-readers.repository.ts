import {
  digestPlaces,
  digestStarts,
  documentNews,
  projectEntities,
  searchAlertMatches,
  searchAlerts,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { DigestFrequency, DigestKind } from '@rotunda/contract';
import type { DigestReader } from './digest-places.repository.ts';
import { subscribedProjects } from './subscribed-projects.repository.ts';

/** Latest slot of an organization and frequency. */
export interface DigestSlot {
  organizationId: string;
  frequency: DigestFrequency;
  slotTs: UnixSeconds;
}

/**
 * SQL for the highest number of each project above the lowest position of anyone due. `floors` and the result are
 * tables `(organization_id, floor)` and `(organization_id, project_id, newest)`.
 */
const NEWEST_OF_PROJECTS: Readonly<Record<DigestKind, (upTo: number) => SQL>> = {
  alerts: (upTo) => sql`
    select a.organization_id, a.project_id, max(n.delivery_number) as newest
    from floors f join ${searchAlertMatches} n
        on n.organization_id = f.organization_id and n.delivery_number > f.floor and n.delivery_number <= ${upTo}::bigint
      join ${searchAlerts} a on a.search_alert_id = n.search_alert_id
    where a.deleted_ts is null and not a.marked_irrelevant
    group by a.organization_id, a.project_id`,
  updates: (upTo) => sql`
    select e.organization_id, e.project_id, max(n.news_id) as newest
    from floors f join ${documentNews} n on n.news_id > f.floor and n.news_id <= ${upTo}::bigint
      join ${projectEntities} e on e.organization_id = f.organization_id and e.document_id = n.document_id
    group by e.organization_id, e.project_id`,
};

/**
 * Finds the readers who are due and may have news, and advances the positions of everyone else to `upTo`. A single
 * statement handles the whole installation so that it sees a settings change completely or not at all.
 *
 * @param upTo highest number of the kind
 */
export async function claimDueReaders(
  tx: DatabaseHandle,
  kind: DigestKind,
  slots: readonly DigestSlot[],
  upTo: number,
): Promise<DigestReader[]> {
  const { rows } = await tx.execute<{ organizationId: string; userId: string }>(sql`
    with due as (
      select d.organization_id, d.user_id, d.frequency, d.last_reported_number, s.slot_ts
      from unnest(${sql.param(slots.map((slot) => slot.organizationId))}::text[],
          ${sql.param(slots.map((slot) => slot.frequency))}::text[],
          ${sql.param(slots.map((slot) => slot.slotTs))}::bigint[]) as s(organization_id, frequency, slot_ts)
        join ${digestPlaces} d on d.organization_id = s.organization_id and d.frequency = s.frequency
          and d.kind = ${kind} and d.last_reported_ts < s.slot_ts
    ), floors as materialized (
      select organization_id, min(last_reported_number) as floor from (
        select organization_id, last_reported_number from due
        union all
        select s.organization_id, s.last_reported_number from ${digestStarts} s
        where s.kind = ${kind} and s.organization_id in (select organization_id from due)) told
      group by organization_id
    ), newest as materialized (${NEWEST_OF_PROJECTS[kind](upTo)}
    ), heard as materialized (
      ${subscribedProjects(
        kind,
        sql`exists (select from due d where d.organization_id = m.organization_id and d.user_id = m.user_id)
        and (p.project_id in (select project_id from newest)
          or p.project_id in (select s.project_id from ${digestStarts} s where s.kind = ${kind}))`,
      )}
    ), telling as materialized (
      select distinct d.organization_id, d.user_id
      from due d join heard h on h.organization_id = d.organization_id and h.user_id = d.user_id
          and h.frequency = d.frequency
        join newest n on n.organization_id = d.organization_id and n.project_id = h.project_id
        left join ${digestStarts} s on s.organization_id = d.organization_id and s.user_id = d.user_id
          and s.kind = ${kind} and s.project_id = h.project_id
      where n.newest > coalesce(s.last_reported_number, d.last_reported_number)
    ), advanced as (
      update ${digestPlaces} p set last_reported_number = greatest(p.last_reported_number, ${upTo}::bigint), last_reported_ts = d.slot_ts
      from due d
      where p.organization_id = d.organization_id and p.user_id = d.user_id and p.kind = ${kind}
        and p.frequency = d.frequency and p.last_reported_ts < d.slot_ts
        and not exists (select from telling t where t.organization_id = d.organization_id and t.user_id = d.user_id)
      returning p.organization_id, p.user_id, p.frequency
    ), begun as (
      delete from ${digestStarts} s using advanced a, heard h
      where s.organization_id = a.organization_id and s.user_id = a.user_id and s.kind = ${kind}
        and h.user_id = a.user_id and h.project_id = s.project_id and h.frequency = a.frequency
    )
    select organization_id as "organizationId", user_id as "userId" from telling order by 1, 2`);
  return rows.map((row) => ({ ...row, kind }));
}

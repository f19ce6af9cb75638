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
  organisationId: string;
  frequency: DigestFrequency;
  slotTs: UnixSeconds;
}

/**
 * SQL for the highest number of each project above the lowest position of anyone due. `floors` and the result are
 * tables `(organisation_id, floor)` and `(organisation_id, project_id, newest)`.
 */
const NEWEST_OF_PROJECTS: Readonly<Record<DigestKind, (upTo: number) => SQL>> = {
  alerts: (upTo) => sql`
    select a.organisation_id, a.project_id, max(n.delivery_number) as newest
    from floors f join ${searchAlertMatches} n
        on n.organisation_id = f.organisation_id and n.delivery_number > f.floor and n.delivery_number <= ${upTo}::bigint
      join ${searchAlerts} a on a.search_alert_id = n.search_alert_id
    where a.deleted_ts is null and not a.marked_irrelevant
    group by a.organisation_id, a.project_id`,
  updates: (upTo) => sql`
    select e.organisation_id, e.project_id, max(n.news_id) as newest
    from floors f join ${documentNews} n on n.news_id > f.floor and n.news_id <= ${upTo}::bigint
      join ${projectEntities} e on e.organisation_id = f.organisation_id and e.document_id = n.document_id
    group by e.organisation_id, e.project_id`,
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
  const { rows } = await tx.execute<{ organisationId: string; userId: string }>(sql`
    with due as (
      select d.organisation_id, d.user_id, d.frequency, d.told_number, s.slot_ts
      from unnest(${sql.param(slots.map((slot) => slot.organisationId))}::text[],
          ${sql.param(slots.map((slot) => slot.frequency))}::text[],
          ${sql.param(slots.map((slot) => slot.slotTs))}::bigint[]) as s(organisation_id, frequency, slot_ts)
        join ${digestPlaces} d on d.organisation_id = s.organisation_id and d.frequency = s.frequency
          and d.kind = ${kind} and d.told_ts < s.slot_ts
    ), floors as materialized (
      select organisation_id, min(told_number) as floor from (
        select organisation_id, told_number from due
        union all
        select s.organisation_id, s.told_number from ${digestStarts} s
        where s.kind = ${kind} and s.organisation_id in (select organisation_id from due)) told
      group by organisation_id
    ), newest as materialized (${NEWEST_OF_PROJECTS[kind](upTo)}
    ), heard as materialized (
      ${subscribedProjects(
        kind,
        sql`exists (select from due d where d.organisation_id = m.organization_id and d.user_id = m.user_id)
        and (p.project_id in (select project_id from newest)
          or p.project_id in (select s.project_id from ${digestStarts} s where s.kind = ${kind}))`,
      )}
    ), telling as materialized (
      select distinct d.organisation_id, d.user_id
      from due d join heard h on h.organisation_id = d.organisation_id and h.user_id = d.user_id
          and h.frequency = d.frequency
        join newest n on n.organisation_id = d.organisation_id and n.project_id = h.project_id
        left join ${digestStarts} s on s.organisation_id = d.organisation_id and s.user_id = d.user_id
          and s.kind = ${kind} and s.project_id = h.project_id
      where n.newest > coalesce(s.told_number, d.told_number)
    ), advanced as (
      update ${digestPlaces} p set told_number = greatest(p.told_number, ${upTo}::bigint), told_ts = d.slot_ts
      from due d
      where p.organisation_id = d.organisation_id and p.user_id = d.user_id and p.kind = ${kind}
        and p.frequency = d.frequency and p.told_ts < d.slot_ts
        and not exists (select from telling t where t.organisation_id = d.organisation_id and t.user_id = d.user_id)
      returning p.organisation_id, p.user_id, p.frequency
    ), begun as (
      delete from ${digestStarts} s using advanced a, heard h
      where s.organisation_id = a.organisation_id and s.user_id = a.user_id and s.kind = ${kind}
        and h.user_id = a.user_id and h.project_id = s.project_id and h.frequency = a.frequency
    )
    select organisation_id as "organisationId", user_id as "userId" from telling order by 1, 2`);
  return rows.map((row) => ({ ...row, kind }));
}

import { FLAGS } from '@rotunda/contract';
import {
  digestOptOuts,
  member,
  organizationFlags,
  projectCollaborators,
  projectMembers,
  projects,
  user,
} from '@rotunda/database';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { DigestFrequency, DigestKind } from '@rotunda/contract';

const CHOSEN: Readonly<Record<DigestKind, SQL>> = {
  alerts: sql.raw('h.alert_email_frequency'),
  updates: sql.raw('h.update_email_frequency'),
};

/**
 * SQL for whether an organization allows Hourly digests.
 * @param organizationId column with the organization's id
 */
export function hasHourlyEmails(organizationId: SQL): SQL {
  return sql`coalesce((select f.value = 'true'::jsonb from ${organizationFlags} f
    where f.organization_id = ${organizationId} and f.flag = 'hourlyEmails'), ${FLAGS.hourlyEmails.default})`;
}

/**
 * SQL for who gets one kind of digest about which project, as a table `(organization_id, user_id, role, project_id,
 * frequency, pn_content, cq_content)`. It includes active members who collaborate and have not removed themselves.
 * Hourly without its flag counts as 4-Hourly. Without own settings the frequency is Daily, or Never for members who
 * opted out.
 *
 * @param among restricts it, in terms of `m` (member) and `p` (project)
 */
export function subscribedProjects(kind: DigestKind, among: SQL = sql`true`): SQL {
  const byDefault = sql`case when exists (select from ${digestOptOuts} n where n.organization_id = m.organization_id
    and n.user_id = m.user_id and n.kind = ${kind}) then 'Never' else 'Daily' end`;
  const chosen = sql`coalesce(${CHOSEN[kind]}, ${byDefault})`;
  return sql`
    select m.organization_id as organization_id, m.user_id, m.role, p.project_id,
      case when ${chosen} = 'Hourly' and not ${hasHourlyEmails(sql`m.organization_id`)} then '4-Hourly'
        else ${chosen} end as frequency,
      coalesce(h.pn_content, true) as pn_content, coalesce(h.cq_content, true) as cq_content
    from ${member} m join ${user} u on u.id = m.user_id
      join ${projects} p on p.organization_id = m.organization_id
      left join ${projectMembers} h on h.project_id = p.project_id and h.user_id = m.user_id
    where u.is_active and h.removed_ts is null and ${chosen} <> 'Never'
      and (not exists (select from ${projectCollaborators} c where c.project_id = p.project_id)
        or exists (select from ${projectCollaborators} c where c.project_id = p.project_id and c.user_id = m.user_id))
      and ${among}`;
}

/** Returns the projects that one user gets digests about at the given frequencies. */
export async function findSubscribed(
  db: DatabaseHandle,
  kind: DigestKind,
  of: { organizationId: string; userId: string; frequencies: readonly DigestFrequency[] },
): Promise<{ projectId: string; frequency: DigestFrequency }[]> {
  const { rows } = await db.execute<{ projectId: string; frequency: DigestFrequency }>(sql`
    select h.project_id as "projectId", h.frequency
    from (${subscribedProjects(kind, sql`m.organization_id = ${of.organizationId} and m.user_id = ${of.userId}`)}) h
    where h.frequency = any(${sql.param([...of.frequencies])}::text[])`);
  return rows;
}

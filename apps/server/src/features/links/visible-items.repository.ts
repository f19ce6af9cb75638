import { member, projects, user } from '@rotunda/database';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { EVERYONE, openProjects, type Viewer } from '../projects/index.ts';
import type { LinkTables } from './links.repository.ts';

/**
 * Builds the condition that a thing is open to a viewer. A thing that belongs only to confidential projects is open to
 * their collaborators. A linked document or an open project makes it open to the whole organization, and so does having
 * neither. Users who removed themselves from a project still see its things, because they asked for less to look at and
 * lost no rights.
 * @param thing column or value that identifies the thing
 */
export function visibleItems(viewer: Viewer, tables: LinkTables, thing: SQL): SQL {
  const { owner } = tables;
  const getProjects = sql`select 1 from ${tables.projects} x where x.${owner} = ${thing}`;
  return sql`(
    exists (select 1 from ${tables.entities} x where x.${owner} = ${thing})
    or exists (
      select 1 from ${tables.projects} x join ${projects} on ${projects.projectId} = x.project_id
      where x.${owner} = ${thing} and ${openProjects(viewer)})
    or (not exists (${getProjects}) and ${keptVisibleFor(viewer, tables, thing)}))`;
}

/**
 * A thing's last project may have been a confidential one that was deleted. It then stays open only to the users who
 * saw it there.
 */
function keptVisibleFor(viewer: Viewer, { owner, itemTable }: LinkTables, thing: SQL): SQL {
  if (viewer.role === 'admin') return sql`true`;
  const isAdmin = typeof viewer.role === 'string' ? sql`false` : sql`${viewer.role} = 'admin'`;
  return sql`(${isAdmin} or exists (
    select 1 from ${itemTable} k
    where k.${owner} = ${thing} and (k.restricted_to_user_ids is null or ${viewer.userId} = any(k.restricted_to_user_ids))))`;
}

/**
 * Call before projects are deleted. A thing that belongs only to confidential ones among them stays limited to the
 * users who see it now, because without any project it would be open to the whole organization.
 */
export async function keepConfidential(
  tx: DatabaseHandle,
  { owner, ...tables }: LinkTables,
  organizationId: string,
  projectIds: readonly string[],
): Promise<void> {
  const linked = (condition: SQL) => sql`
    select 1 from ${tables.projects} x join ${projects} on ${projects.projectId} = x.project_id
    where x.${owner} = k.${owner} and ${condition}`;
  const deleted = sql`any(${sql.param([...projectIds])}::uuid[])`;
  const members = openProjects({ organizationId, userId: member.userId, role: member.role });
  await tx.execute(sql`
    update ${tables.itemTable} k set restricted_to_user_ids = array(
      select ${member.userId} from ${member}
      where ${member.organizationId} = ${organizationId} and exists (${linked(members)}))
    where k.organization_id = ${organizationId}
      and exists (${linked(sql`x.project_id = ${deleted}`)})
      and not exists (${linked(sql`not x.project_id = ${deleted}`)})
      and not exists (${linked(openProjects({ organizationId, ...EVERYONE }))})`);
}

/** Things and the one user to notify about them; null means everyone in the organization. */
export interface Audience {
  userId: string | null;
  thingIds: string[];
}

/** Finds who may be notified of things: everyone for open things, and each member who sees it for a closed thing. */
export async function findAudience(
  db: DatabaseHandle,
  tables: LinkTables,
  organizationId: string,
  thingIds: readonly string[],
): Promise<Audience[]> {
  if (thingIds.length === 0) return [];
  const thing = sql.raw('asked.id');
  const everyone = visibleItems({ organizationId, ...EVERYONE }, tables, thing);
  const members = visibleItems({ organizationId, userId: member.userId, role: member.role }, tables, thing);
  const asked = sql`(
    select t.${tables.owner} as id from ${tables.itemTable} t
    where t.organization_id = ${organizationId} and t.${tables.owner} = any(${sql.param([...thingIds])}::uuid[])) as asked`;
  const { rows } = await db.execute<{ userId: string | null; thingIds: string[] }>(sql`
    select null as "userId", array_agg(asked.id::text) as "thingIds" from ${asked} where ${everyone}
    having count(*) > 0
    union all
    select ${member.userId}, array_agg(asked.id::text)
    from ${asked} cross join ${member} join ${user} on ${user.id} = ${member.userId}
    where not ${everyone} and ${member.organizationId} = ${organizationId} and ${user.isActive} and ${members}
    group by ${member.userId}`);
  return rows;
}

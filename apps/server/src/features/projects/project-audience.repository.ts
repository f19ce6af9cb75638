import { member, projects, user } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { EVERYONE, openProjects } from './projects.repository.ts';

/** Projects and the one user to notify about them; null means everyone in the organization. */
export interface ProjectAudience {
  userId: string | null;
  projectIds: string[];
}

/**
 * Finds who may be notified of projects: everyone for open projects, and each member with access for a confidential
 * one.
 */
export async function findProjectAudience(
  db: DatabaseHandle,
  organizationId: string,
  projectIds: readonly string[],
): Promise<ProjectAudience[]> {
  if (projectIds.length === 0) return [];
  const everyone = openProjects({ organizationId, ...EVERYONE });
  const members = openProjects({ organizationId, userId: member.userId, role: member.role });
  const asked = sql`${projects.projectId} = any(${sql.param([...projectIds])}::uuid[])`;
  const ids = sql`array_agg(${projects.projectId}::text) as "projectIds"`;
  const { rows } = await db.execute<{ userId: string | null; projectIds: string[] }>(sql`
    select null as "userId", ${ids} from ${projects} where ${asked} and ${everyone} having count(*) > 0
    union all
    select ${member.userId}, ${ids}
    from ${projects} join ${member} on ${member.organizationId} = ${projects.organizationId}
      join ${user} on ${user.id} = ${member.userId}
    where ${asked} and not (${everyone}) and ${user.isActive} and ${members}
    group by ${member.userId}`);
  return rows;
}

import { projects } from '@rotunda/database';
import { and, eq, not } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Actor } from '../../platform/request-context.ts';
import { openProjects } from './projects.repository.ts';

/**
 * Returns those of the organization's projects that are closed to the actor. A deleted project is closed to no one, and
 * a project that the actor removed themselves from still counts as open.
 */
export async function findClosedProjects(
  db: DatabaseHandle,
  actor: Actor,
  projectIds: readonly string[],
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, actor.organizationId),
        isOneOf(projects.projectId, projectIds),
        not(openProjects(actor)),
      ),
    );
  return rows.map(({ projectId }) => projectId);
}

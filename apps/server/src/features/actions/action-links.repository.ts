import { actionAttendees, actionEntities, actionProjects, actions, actionTags } from '@rotunda/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createLinksRepository, type Links, type LinkTables } from '../links/index.ts';

export const ACTION_LINKS: LinkTables = {
  tags: sql`${actionTags}`,
  projects: sql`${actionProjects}`,
  entities: sql`${actionEntities}`,
  owner: sql`action_id`,
  itemTable: sql`${actions}`,
};

/** Links of an action, limited to what the user can see. */
export interface ActionLinks {
  attendees: string[];
  tags: string[];
  projects: string[];
  linkedEntities: { fusionId: string; documentType: string }[];
}

const NO_LINKS: Links = { tags: [], projects: [], linkedEntities: [] };

/**
 * Accesses the people, tags, projects and documents linked to actions, within the organization. Only projects visible
 * to the actor are returned.
 */
export function createActionLinksRepository(db: DatabaseHandle) {
  const { find, ...links } = createLinksRepository(db, ACTION_LINKS);
  return {
    ...links,

    /** Returns an entry for every action of a page, including actions without links. */
    async find(actor: Actor, actionIds: readonly string[]): Promise<Map<string, ActionLinks>> {
      if (actionIds.length === 0) return new Map();
      const attendees = await db
        .select({ actionId: actionAttendees.actionId, userId: actionAttendees.userId })
        .from(actionAttendees)
        .where(
          and(eq(actionAttendees.organizationId, actor.organizationId), isOneOf(actionAttendees.actionId, actionIds)),
        )
        .orderBy(asc(actionAttendees.userId));
      const found = await find(actor, actionIds);
      return new Map(
        actionIds.map((actionId) => {
          const { tags, projects, linkedEntities } = found.get(actionId) ?? NO_LINKS;
          return [
            actionId,
            {
              attendees: attendees.filter((one) => one.actionId === actionId).map((one) => one.userId),
              tags: tags.map((tag) => tag.id),
              projects: projects.map((project) => project.id),
              linkedEntities,
            },
          ];
        }),
      );
    },

    /**
     * Returns every project of the actions, including those hidden from the actor, because changes are recorded in all
     * of them.
     */
    async findProjectIds(organizationId: string, actionIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await db
        .select({ actionId: actionProjects.actionId, projectId: actionProjects.projectId })
        .from(actionProjects)
        .where(and(eq(actionProjects.organizationId, organizationId), isOneOf(actionProjects.actionId, actionIds)));
      const found = new Map<string, string[]>();
      for (const { actionId, projectId } of rows) found.set(actionId, [...(found.get(actionId) ?? []), projectId]);
      return found;
    },

    async replaceAttendees(organizationId: string, actionId: string, userIds: readonly string[]): Promise<void> {
      await db
        .delete(actionAttendees)
        .where(and(eq(actionAttendees.organizationId, organizationId), eq(actionAttendees.actionId, actionId)));
      await this.addAttendees(organizationId, [actionId], userIds);
    },

    async addAttendees(
      organizationId: string,
      actionIds: readonly string[],
      userIds: readonly string[],
    ): Promise<void> {
      const rows = actionIds.flatMap((actionId) => userIds.map((userId) => ({ organizationId, actionId, userId })));
      await bulkInsert(db, actionAttendees, rows, { onConflict: 'ignore' });
    },
  };
}

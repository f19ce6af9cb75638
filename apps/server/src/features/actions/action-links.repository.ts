import {
  actionAttendees,
  actionEntities,
  actionProjects,
  actionTags,
  documents,
  projects,
  tags,
} from '@rotunda/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

/** What an action is linked to, as a person sees it. */
export interface ActionLinks {
  attendees: string[];
  tags: string[];
  projects: string[];
  linkedEntities: { fusionId: string; documentType: string }[];
}

interface LinkRow extends Record<string, unknown> {
  actionId: string;
  kind: string;
  id: string;
  /** Of a document. */
  documentType: string;
}

const none = (): ActionLinks => ({ attendees: [], tags: [], projects: [], linkedEntities: [] });

/** People, tags, projects and documents of actions. Every list is of the organisation; projects are those the actor sees. */
export function createActionLinksRepository(db: DatabaseHandle) {
  return {
    /** One query for all links of a page. Actions without any are absent. */
    async find(actor: Actor, actionIds: readonly string[]): Promise<Map<string, ActionLinks>> {
      const links = new Map<string, ActionLinks>();
      if (actionIds.length === 0) return links;
      for (const row of await selectLinks(db, actor, [...actionIds])) {
        const own = links.get(row.actionId) ?? none();
        links.set(row.actionId, own);
        addLink(own, row);
      }
      return links;
    },

    /** Every project of the actions, those the actor cannot see included: what is done is written down for all of them. */
    async findProjectIds(organisationId: string, actionIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await db
        .select({ actionId: actionProjects.actionId, projectId: actionProjects.projectId })
        .from(actionProjects)
        .where(
          and(eq(actionProjects.organisationId, organisationId), inArray(actionProjects.actionId, [...actionIds])),
        );
      const found = new Map<string, string[]>();
      for (const { actionId, projectId } of rows) found.set(actionId, [...(found.get(actionId) ?? []), projectId]);
      return found;
    },

    async replaceAttendees(organisationId: string, actionId: string, userIds: readonly string[]): Promise<void> {
      await db
        .delete(actionAttendees)
        .where(and(eq(actionAttendees.organisationId, organisationId), eq(actionAttendees.actionId, actionId)));
      await this.addAttendees(organisationId, [actionId], userIds);
    },

    async addAttendees(
      organisationId: string,
      actionIds: readonly string[],
      userIds: readonly string[],
    ): Promise<void> {
      const rows = actionIds.flatMap((actionId) => userIds.map((userId) => ({ organisationId, actionId, userId })));
      if (rows.length > 0) await db.insert(actionAttendees).values(rows).onConflictDoNothing();
    },

    async addTags(organisationId: string, actionIds: readonly string[], tagIds: readonly string[]): Promise<void> {
      const rows = actionIds.flatMap((actionId) => tagIds.map((tagId) => ({ organisationId, actionId, tagId })));
      if (rows.length > 0) await db.insert(actionTags).values(rows).onConflictDoNothing();
    },

    async removeTags(organisationId: string, actionIds: readonly string[], tagIds: readonly string[]): Promise<void> {
      if (tagIds.length === 0) return;
      await db
        .delete(actionTags)
        .where(
          and(
            eq(actionTags.organisationId, organisationId),
            inArray(actionTags.actionId, [...actionIds]),
            inArray(actionTags.tagId, [...tagIds]),
          ),
        );
    },

    async replaceTags(organisationId: string, actionId: string, tagIds: readonly string[]): Promise<void> {
      await db
        .delete(actionTags)
        .where(and(eq(actionTags.organisationId, organisationId), eq(actionTags.actionId, actionId)));
      await this.addTags(organisationId, [actionId], tagIds);
    },

    /** Links to projects the actor cannot see stay: nobody takes away what is not shown to them. */
    async replaceProjects(actor: Actor, actionId: string, projectIds: readonly string[]): Promise<void> {
      const { organisationId } = actor;
      const seen = db.select({ projectId: projects.projectId }).from(projects).where(visibleProjects(actor));
      await db
        .delete(actionProjects)
        .where(
          and(
            eq(actionProjects.organisationId, organisationId),
            eq(actionProjects.actionId, actionId),
            inArray(actionProjects.projectId, seen),
          ),
        );
      const rows = projectIds.map((projectId) => ({ organisationId, actionId, projectId }));
      if (rows.length > 0) await db.insert(actionProjects).values(rows).onConflictDoNothing();
    },

    /** Behind those linked before, in the order given. */
    async addEntities(organisationId: string, actionId: string, documentIds: readonly number[]): Promise<void> {
      if (documentIds.length === 0) return;
      await db.execute(sql`
        insert into ${actionEntities} (organisation_id, action_id, document_id, place)
        select ${organisationId}, ${actionId}, added.document_id,
          added.place + coalesce((select max(place) from ${actionEntities} where action_id = ${actionId}), 0)
        from unnest(${sql.param(documentIds)}::bigint[]) with ordinality as added(document_id, place)
        on conflict do nothing`);
    },

    async removeEntities(organisationId: string, actionId: string, documentIds: readonly number[]): Promise<void> {
      if (documentIds.length === 0) return;
      await db
        .delete(actionEntities)
        .where(
          and(
            eq(actionEntities.organisationId, organisationId),
            eq(actionEntities.actionId, actionId),
            inArray(actionEntities.documentId, [...documentIds]),
          ),
        );
    },

    /** How many actions of the organisation are linked to each document; those without any are absent. */
    async countByDocument(
      organisationId: string,
      fusionIds: readonly string[],
    ): Promise<{ fusionId: string; count: number }[]> {
      if (fusionIds.length === 0) return [];
      return db
        .select({ fusionId: documents.fusionId, count: sql<number>`count(*)::int` })
        .from(actionEntities)
        .innerJoin(documents, eq(documents.documentId, actionEntities.documentId))
        .where(and(eq(actionEntities.organisationId, organisationId), inArray(documents.fusionId, [...fusionIds])))
        .groupBy(documents.fusionId);
    },

    /** Of the organisation's tags, those that exist. */
    async findTagIds(organisationId: string, among: readonly string[]): Promise<string[]> {
      if (among.length === 0) return [];
      const rows = await db
        .select({ tagId: tags.tagId })
        .from(tags)
        .where(and(eq(tags.organisationId, organisationId), inArray(tags.tagId, [...among])));
      return rows.map((row) => row.tagId);
    },
  };
}

function addLink(links: ActionLinks, { kind, id, documentType }: LinkRow): void {
  if (kind === 'attendee') links.attendees.push(id);
  else if (kind === 'tag') links.tags.push(id);
  else if (kind === 'project') links.projects.push(id);
  else links.linkedEntities.push({ fusionId: id, documentType });
}

/** Tags and projects by name, documents in the order they were linked. */
async function selectLinks(db: DatabaseHandle, actor: Actor, actionIds: string[]): Promise<LinkRow[]> {
  const { organisationId } = actor;
  const ofThese = sql`x.organisation_id = ${organisationId} and x.action_id = any(${sql.param(actionIds)}::uuid[])`;
  const { rows } = await db.execute<LinkRow>(sql`
    select x.action_id as "actionId", 'attendee' as kind, x.user_id as id, '' as "documentType", 0 as place, '' as name
    from ${actionAttendees} x where ${ofThese}
    union all
    select x.action_id, 'tag', x.tag_id::text, '', 0, lower(${tags.name})
    from ${actionTags} x join ${tags} on ${tags.tagId} = x.tag_id where ${ofThese}
    union all
    select x.action_id, 'project', x.project_id::text, '', 0, lower(${projects.name})
    from ${actionProjects} x join ${projects} on ${projects.projectId} = x.project_id
    where ${ofThese} and ${visibleProjects(actor)}
    union all
    select x.action_id, 'entity', ${documents.fusionId}, ${documents.documentType}, x.place, ''
    from ${actionEntities} x join ${documents} on ${documents.documentId} = x.document_id where ${ofThese}
    order by place, name, id`);
  return rows;
}

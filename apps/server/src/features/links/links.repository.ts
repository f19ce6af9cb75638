import { linkableDocuments, projects, tags } from '@rotunda/database';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

/** The tables with the links of one kind of thing, and the column that names the thing in each of them. */
export interface LinkTables {
  tags: SQL;
  projects: SQL;
  entities: SQL;
  owner: SQL;
  /** The table of the things themselves. */
  itemTable: SQL;
}

/** Links with their current names, in display order. */
export interface Links {
  tags: { id: string; name: string }[];
  projects: { id: string; name: string }[];
  linkedEntities: { fusionId: string; documentType: string }[];
}

interface LinkRow extends Record<string, unknown> {
  ownerId: string;
  kind: 'tag' | 'project' | 'entity';
  id: string;
  /** Name of a tag or project; type of a document. */
  name: string;
}

const none = (): Links => ({ tags: [], projects: [], linkedEntities: [] });

/**
 * Reads and writes the tags, projects and documents of things (actions, attachments). Every list is limited to the
 * organization, and projects to those the actor can see.
 */
export function createLinksRepository(db: DatabaseHandle, tables: LinkTables) {
  const { owner } = tables;

  async function addPairs(
    [table, column]: readonly [SQL, SQL],
    organizationId: string,
    ownerIds: readonly string[],
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    await db.execute(sql`
      insert into ${table} (organization_id, ${owner}, ${column})
      select ${organizationId}, thing.id, added.id
      from unnest(${sql.param(ownerIds)}::uuid[]) as thing(id), unnest(${sql.param(ids)}::uuid[]) as added(id)
      on conflict do nothing`);
  }

  return {
    /** Reads all links of a page in one query. Things without links are absent. */
    async find(actor: Actor, ownerIds: readonly string[]): Promise<Map<string, Links>> {
      const links = new Map<string, Links>();
      if (ownerIds.length === 0) return links;
      for (const row of await selectLinks(db, tables, actor, ownerIds)) {
        const own = links.get(row.ownerId) ?? none();
        links.set(row.ownerId, own);
        addLink(own, row);
      }
      return links;
    },

    async addTags(organizationId: string, ownerIds: readonly string[], tagIds: readonly string[]): Promise<void> {
      await addPairs([tables.tags, sql`tag_id`], organizationId, ownerIds, tagIds);
    },

    async removeTags(organizationId: string, ownerIds: readonly string[], tagIds: readonly string[]): Promise<void> {
      if (tagIds.length === 0) return;
      await db.execute(sql`
        delete from ${tables.tags} where organization_id = ${organizationId}
          and ${owner} = any(${sql.param(ownerIds)}::uuid[]) and tag_id = any(${sql.param(tagIds)}::uuid[])`);
    },

    async replaceTags(organizationId: string, ownerId: string, tagIds: readonly string[]): Promise<void> {
      await db.execute(
        sql`delete from ${tables.tags} where organization_id = ${organizationId} and ${owner} = ${ownerId}`,
      );
      await this.addTags(organizationId, [ownerId], tagIds);
    },

    /**
     * Replaces the projects of a thing. Links to projects the actor cannot see stay, because users must not remove what
     * they are not shown.
     */
    async replaceProjects(actor: Actor, ownerId: string, projectIds: readonly string[]): Promise<void> {
      const { organizationId } = actor;
      await db.execute(sql`
        delete from ${tables.projects} where organization_id = ${organizationId} and ${owner} = ${ownerId}
          and project_id in (select ${projects.projectId} from ${projects} where ${visibleProjects(actor)})`);
      await addPairs([tables.projects, sql`project_id`], organizationId, [ownerId], projectIds);
    },

    /** Adds documents after those already linked, in the order given. */
    async addEntities(organizationId: string, ownerId: string, documentIds: readonly number[]): Promise<void> {
      if (documentIds.length === 0) return;
      await db.execute(sql`
        insert into ${tables.entities} (organization_id, ${owner}, document_id, place)
        select ${organizationId}, ${ownerId}, added.document_id,
          added.place + coalesce((select max(place) from ${tables.entities} where ${owner} = ${ownerId}), 0)
        from unnest(${sql.param(documentIds)}::bigint[]) with ordinality as added(document_id, place)
        on conflict do nothing`);
    },

    async removeEntities(organizationId: string, ownerId: string, documentIds: readonly number[]): Promise<void> {
      if (documentIds.length === 0) return;
      await db.execute(sql`
        delete from ${tables.entities} where organization_id = ${organizationId} and ${owner} = ${ownerId}
          and document_id = any(${sql.param(documentIds)}::bigint[])`);
    },

    /** Counts the organization's things linked to each document; documents without any are absent. */
    async countByDocument(
      organizationId: string,
      fusionIds: readonly string[],
    ): Promise<{ fusionId: string; count: number }[]> {
      if (fusionIds.length === 0) return [];
      const { rows } = await db.execute<{ fusionId: string; count: number }>(sql`
        select ${linkableDocuments.fusionId} as "fusionId", count(*)::int as count
        from ${tables.entities} x join ${linkableDocuments} on ${linkableDocuments.documentId} = x.document_id
        where x.organization_id = ${organizationId} and ${linkableDocuments.fusionId} = any(${sql.param(fusionIds)}::text[])
        group by ${linkableDocuments.fusionId}`);
      return rows;
    },
  };
}

/** Returns those of the tags that the organization has. */
export async function findTagIds(
  db: DatabaseHandle,
  organizationId: string,
  among: readonly string[],
): Promise<string[]> {
  if (among.length === 0) return [];
  const rows = await db
    .select({ tagId: tags.tagId })
    .from(tags)
    .where(and(eq(tags.organizationId, organizationId), isOneOf(tags.tagId, among)));
  return rows.map((row) => row.tagId);
}

/**
 * Builds the condition that a thing is linked to any of the values; undefined for an empty or absent list.
 * @param select builds the query for the link rows from the values
 */
export function linkedToAny(values: readonly string[] | undefined, select: (values: SQL) => SQL): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : sql`exists (${select(sql`${sql.param(values)}`)})`;
}

/** Filters of a list of things by their links; within one filter any value matches. */
export interface LinkFilters {
  tags?: readonly string[] | undefined;
  projects?: readonly string[] | undefined;
  linkedEntities?: readonly { fusionId: string }[] | undefined;
}

/**
 * Builds the conditions of the filters.
 * @param thing column of the list's table that the links refer to
 */
export function linkConditions(
  actor: Pick<Actor, 'organizationId' | 'userId' | 'role'>,
  tables: LinkTables,
  thing: SQL,
  filters: LinkFilters,
): SQL | undefined {
  const { owner } = tables;
  return and(
    linkedToAny(
      filters.tags,
      (tagIds) => sql`
      select 1 from ${tables.tags} x where x.${owner} = ${thing} and x.tag_id = any(${tagIds}::uuid[])`,
    ),
    // Only visible projects count, because the filter must not reveal what belongs to a project the user cannot see.
    linkedToAny(
      filters.projects,
      (projectIds) => sql`
      select 1 from ${tables.projects} x join ${projects} on ${projects.projectId} = x.project_id
      where x.${owner} = ${thing} and x.project_id = any(${projectIds}::uuid[]) and ${visibleProjects(actor)}`,
    ),
    linkedToAny(
      filters.linkedEntities?.map((entity) => entity.fusionId),
      (fusionIds) => sql`
      select 1 from ${tables.entities} x join ${linkableDocuments} d on d.document_id = x.document_id
      where x.${owner} = ${thing} and d.fusion_id = any(${fusionIds}::text[])`,
    ),
  );
}

function addLink(links: Links, { kind, id, name }: LinkRow): void {
  if (kind === 'tag') links.tags.push({ id, name });
  else if (kind === 'project') links.projects.push({ id, name });
  else links.linkedEntities.push({ fusionId: id, documentType: name });
}

/** Selects tags and projects by name, and documents in the order they were linked. */
async function selectLinks(
  db: DatabaseHandle,
  { owner, ...tables }: LinkTables,
  actor: Actor,
  ownerIds: readonly string[],
): Promise<LinkRow[]> {
  const { organizationId } = actor;
  const ofThese = sql`x.organization_id = ${organizationId} and x.${owner} = any(${sql.param(ownerIds)}::uuid[])`;
  const { rows } = await db.execute<LinkRow>(sql`
    select x.${owner} as "ownerId", 'tag' as kind, x.tag_id::text as id, ${tags.name} as name, 0 as place,
      lower(${tags.name}) as sorted
    from ${tables.tags} x join ${tags} on ${tags.tagId} = x.tag_id where ${ofThese}
    union all
    select x.${owner}, 'project', x.project_id::text, ${projects.name}, 0, lower(${projects.name})
    from ${tables.projects} x join ${projects} on ${projects.projectId} = x.project_id
    where ${ofThese} and ${visibleProjects(actor)}
    union all
    select x.${owner}, 'entity', ${linkableDocuments.fusionId}, ${linkableDocuments.documentType}, x.place, ''
    from ${tables.entities} x join ${linkableDocuments} on ${linkableDocuments.documentId} = x.document_id where ${ofThese}
    order by place, sorted, id`);
  return rows;
}

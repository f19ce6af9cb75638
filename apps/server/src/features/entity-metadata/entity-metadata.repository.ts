import { entityMetadata, entityTags, linkableDocuments, projectEntities, projects, tags } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

export interface StoredEntityMetadata {
  fusionId: string;
  documentType: string;
  priority: string | null;
  position: string | null;
  tagIds: string[];
  projectIds: string[];
}

/** One value for each of many documents; null clears the value. */
export interface FactChange {
  documentId: number;
  value: string | null;
}

export interface TagChange {
  documentId: number;
  tagId: string;
}

/** Reads and writes what an organization decided about documents and its own contacts. */
export function createEntityMetadataRepository(db: DatabaseHandle) {
  return {
    /**
     * Returns the metadata of stored documents and own contacts, ordered by id. It includes only the requested projects
     * that the actor can see.
     */
    async find(
      actor: Actor,
      fusionIds: readonly string[],
      projectIds: readonly string[] | undefined,
    ): Promise<StoredEntityMetadata[]> {
      const { organizationId } = actor;
      const asked =
        projectIds === undefined ? sql`true` : sql`e.project_id = any(${sql.param([...projectIds])}::uuid[])`;
      return db
        .select({
          fusionId: linkableDocuments.fusionId,
          documentType: linkableDocuments.documentType,
          priority: entityMetadata.priority,
          position: entityMetadata.position,
          tagIds: sql<string[]>`array(
            select t.tag_id::text from ${entityTags} e join ${tags} t using (tag_id)
            where e.organization_id = ${organizationId} and e.document_id = ${linkableDocuments.documentId}
            order by t.name collate "und-x-icu", t.tag_id)`,
          projectIds: sql<string[]>`array(
            select e.project_id::text from ${projectEntities} e join ${projects} on ${projects.projectId} = e.project_id
            where e.organization_id = ${organizationId} and e.document_id = ${linkableDocuments.documentId}
              and ${visibleProjects(actor)} and ${asked}
            order by e.project_id)`,
        })
        .from(linkableDocuments)
        .leftJoin(
          entityMetadata,
          and(
            eq(entityMetadata.organizationId, organizationId),
            eq(entityMetadata.documentId, linkableDocuments.documentId),
          ),
        )
        .where(
          and(
            sql`${linkableDocuments.fusionId} = any(${sql.param([...fusionIds])}::text[])`,
            or(isNull(linkableDocuments.organizationId), eq(linkableDocuments.organizationId, organizationId)),
          ),
        )
        .orderBy(asc(linkableDocuments.documentId));
    },

    /** Sets a priority or position. Each document may occur at most once. */
    async setFact(actor: Actor, fact: 'priority' | 'position', changes: readonly FactChange[], nowTs: UnixSeconds) {
      if (changes.length === 0) return;
      const column = sql.raw(fact);
      const documentIds = sql.param(changes.map((change) => change.documentId));
      const values = sql.param(changes.map((change) => change.value));
      // Rows are always written in one order, so that two users who change the same documents wait for each other
      // instead of deadlocking.
      await db.execute(sql`
        insert into ${entityMetadata} (organization_id, document_id, ${column}, updated_by, updated_ts)
        select ${actor.organizationId}, c.document_id, c.value, ${actor.userId}, ${nowTs}::bigint
        from unnest(${documentIds}::bigint[], ${values}::text[]) as c(document_id, value) order by c.document_id
        on conflict (organization_id, document_id) do update
        set ${column} = excluded.${column}, updated_by = excluded.updated_by, updated_ts = excluded.updated_ts`);
    },

    async addTags(organizationId: string, changes: readonly TagChange[]): Promise<void> {
      await db.execute(sql`
        insert into ${entityTags} (organization_id, document_id, tag_id)
        select ${organizationId}, document_id, tag_id from ${asRows(changes)} order by document_id, tag_id
        on conflict do nothing`);
    },

    async removeTags(organizationId: string, changes: readonly TagChange[]): Promise<void> {
      await db.execute(sql`
        delete from ${entityTags} e using ${asRows(changes)}
        where e.organization_id = ${organizationId} and e.document_id = c.document_id and e.tag_id = c.tag_id`);
    },
  };
}

function asRows(changes: readonly TagChange[]): SQL {
  const documentIds = sql.param(changes.map((change) => change.documentId));
  const tagIds = sql.param(changes.map((change) => change.tagId));
  return sql`unnest(${documentIds}::bigint[], ${tagIds}::uuid[]) as c(document_id, tag_id)`;
}

import {
  alertActivities,
  documents,
  entityMetadata,
  entityTags,
  projectEntities,
  workflowCards,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { containing } from './containing.repository.ts';

/** A document in a project, by its database id. */
export interface DocumentLink {
  projectId: string;
  documentId: number;
}

export interface EntityFilter {
  projectId: string;
  documentTypes: readonly string[];
  searchText: string;
  priorities: readonly string[];
  positions: readonly string[];
  tagIds: readonly string[];
}

export interface EntityPage {
  sortBy: 'added' | 'lastUpdated' | 'title' | 'priority';
  sortOrder: 'asc' | 'desc';
  skip: number;
  limit: number;
}

const SORTS: Readonly<Record<EntityPage['sortBy'], SQL>> = {
  added: sql`${projectEntities.createdTs}`,
  lastUpdated: sql`${documents.lastUpdatedTs}`,
  title: sql`${documents.title} collate "und-x-icu"`,
  priority: sql`array_position(array['Low', 'Medium', 'High'], ${entityMetadata.priority})`,
};

export function createProjectEntitiesRepository(db: DatabaseHandle) {
  const listed = (organizationId: string, filter: Omit<EntityFilter, 'documentTypes'>) => {
    const within = (column: SQL, values: readonly string[]) =>
      values.length === 0 ? undefined : sql`${column} = any(${sql.param([...values])}::text[])`;
    const tagged = sql`exists (
      select 1 from ${entityTags} t where t.organization_id = ${organizationId}
        and t.document_id = ${documents.documentId} and t.tag_id = any(${sql.param([...filter.tagIds])}::uuid[]))`;
    return and(
      eq(projectEntities.organizationId, organizationId),
      eq(projectEntities.projectId, filter.projectId),
      filter.searchText === ''
        ? undefined
        : or(
            containing(documents.title, filter.searchText),
            containing(documents.localityExternalId, filter.searchText),
          ),
      within(sql`${entityMetadata.priority}`, filter.priorities),
      within(sql`${entityMetadata.position}`, filter.positions),
      filter.tagIds.length === 0 ? undefined : tagged,
    );
  };
  /** Joins the documents of projects with what the organization decided about them. */
  const ofMetadata = and(
    eq(entityMetadata.organizationId, projectEntities.organizationId),
    eq(entityMetadata.documentId, projectEntities.documentId),
  );

  return {
    /** Returns document ids by fusionId and type; documents that are not stored are absent. */
    async findDocumentIds(keys: readonly { fusionId: string; documentType: string }[]): Promise<Map<string, number>> {
      const rows = await db
        .select({
          documentId: documents.documentId,
          fusionId: documents.fusionId,
          documentType: documents.documentType,
        })
        .from(documents)
        .where(sql`${documents.fusionId} = any(${sql.param(keys.map((key) => key.fusionId))}::text[])`);
      const storedIds = new Map(rows.map((row) => [`${row.documentType} ${row.fusionId}`, row.documentId]));
      return new Map(
        keys.flatMap(({ fusionId, documentType }) => {
          const documentId = storedIds.get(`${documentType} ${fusionId}`);
          return documentId === undefined ? [] : [[fusionId, documentId] as const];
        }),
      );
    },

    /**
     * Inserts missing links, with an activity for each new link, in one statement.
     * @returns how many were inserted
     */
    async insert(actor: Actor, links: readonly DocumentLink[], nowTs: UnixSeconds): Promise<number> {
      const { organizationId, userId } = actor;
      return getCount(
        db,
        sql`with changed as (
            insert into ${projectEntities} (organization_id, project_id, document_id, created_by, created_ts)
            select ${organizationId}, project_id, document_id, ${userId}, ${nowTs}::bigint from ${asRows(links)}
            on conflict do nothing returning project_id, document_id
          ), ${logged(actor, 'ADDED_TO_PROJECT', nowTs)} select count(*)::int as count from changed`,
      );
    },

    /**
     * Deletes links, and with them the documents' cards on the boards of these projects (PRJ-05).
     * @returns how many links were deleted
     */
    async delete(actor: Actor, links: readonly DocumentLink[], nowTs: UnixSeconds): Promise<number> {
      const { organizationId } = actor;
      const among = (table: SQL) => sql`${table}.organization_id = ${organizationId}
        and ${table}.project_id = l.project_id and ${table}.document_id = l.document_id`;
      return getCount(
        db,
        sql`with cards as (
            delete from ${workflowCards} c using ${asRows(links)} where ${among(sql`c`)}
          ), changed as (
            delete from ${projectEntities} e using ${asRows(links)} where ${among(sql`e`)}
            returning e.project_id, e.document_id
          ), ${logged(actor, 'REMOVED_FROM_PROJECT', nowTs)} select count(*)::int as count from changed`,
      );
    },

    async findPage(organizationId: string, filter: EntityFilter, page: EntityPage): Promise<number[]> {
      const direction = page.sortOrder === 'asc' ? sql`asc` : sql`desc`;
      const rows = await db
        .select({ documentId: documents.documentId })
        .from(projectEntities)
        .innerJoin(documents, eq(documents.documentId, projectEntities.documentId))
        .leftJoin(entityMetadata, ofMetadata)
        .where(
          and(
            listed(organizationId, filter),
            filter.documentTypes.length === 0 ? undefined : isOneOf(documents.documentType, filter.documentTypes),
          ),
        )
        // Documents without the sort value come last in both directions.
        .orderBy(sql`${SORTS[page.sortBy]} ${direction} nulls last`, desc(documents.documentId))
        .offset(page.skip)
        .limit(page.limit);
      return rows.map((row) => row.documentId);
    },

    /** Counts documents by type under the other filters. */
    async countByType(organizationId: string, filter: Omit<EntityFilter, 'documentTypes'>) {
      return db
        .select({ documentType: documents.documentType, total: sql<number>`count(*)::int` })
        .from(projectEntities)
        .innerJoin(documents, eq(documents.documentId, projectEntities.documentId))
        .leftJoin(entityMetadata, ofMetadata)
        .where(listed(organizationId, filter))
        .groupBy(documents.documentType)
        .orderBy(asc(documents.documentType));
    },
  };
}

function asRows(links: readonly DocumentLink[]): SQL {
  const projectIds = sql.param(links.map((link) => link.projectId));
  const documentIds = sql.param(links.map((link) => link.documentId));
  return sql`unnest(${projectIds}::uuid[], ${documentIds}::bigint[]) as l(project_id, document_id)`;
}

/** Inserts an activity for each row of `changed`. */
function logged({ organizationId, userId, impersonatorId }: Actor, label: string, nowTs: UnixSeconds): SQL {
  return sql`logged as (
    insert into ${alertActivities} (organization_id, fusion_id, project_id, user_id, impersonator_id, event_label, event_ts)
    select ${organizationId}, d.fusion_id, changed.project_id, ${userId}, ${impersonatorId}, ${label}, ${nowTs}::bigint
    from changed join ${documents} d using (document_id))`;
}

async function getCount(db: DatabaseHandle, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

import { documents, member, projects, user, workflowCards, workflowColumns } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

export interface StoredCard {
  documentId: number;
  fusionId: string;
  documentType: string;
  ownerId: string | null;
}

export interface CardOwner {
  projectId: string;
  documentId: number;
  ownerId: string | null;
}

export interface StoredColumn {
  columnId: string;
  projectId: string;
  title: string;
  /** From top to bottom. */
  cards: StoredCard[];
}

export interface NewColumn {
  columnId: string;
  projectId: string;
  title: string;
}

/**
 * Reads and writes boards of projects. Writers must lock the project first, so that positions are not assigned twice.
 */
export function createWorkflowRepository(db: DatabaseHandle) {
  const ownColumn = (organizationId: string, columnId: string) =>
    and(eq(workflowColumns.organizationId, organizationId), eq(workflowColumns.columnId, columnId));

  return {
    /**
     * Returns columns from left to right, project by project; without `projectIds`, those of all projects the actor can
     * see.
     */
    async findColumns(actor: Actor, projectIds?: readonly string[]): Promise<StoredColumn[]> {
      const columns = await db
        .select({
          columnId: workflowColumns.columnId,
          projectId: workflowColumns.projectId,
          title: workflowColumns.title,
        })
        .from(workflowColumns)
        .innerJoin(projects, eq(projects.projectId, workflowColumns.projectId))
        .where(
          and(
            visibleProjects(actor),
            projectIds === undefined ? undefined : isOneOf(workflowColumns.projectId, projectIds),
          ),
        )
        .orderBy(asc(workflowColumns.projectId), asc(workflowColumns.place), asc(workflowColumns.columnId));
      const cards = await this.findCards(columns.map((column) => column.columnId));
      return columns.map((column) => ({ ...column, cards: cards.get(column.columnId) ?? [] }));
    },

    async findCards(columnIds: readonly string[]): Promise<Map<string, StoredCard[]>> {
      const found = new Map<string, StoredCard[]>();
      const rows = await db
        .select({
          columnId: workflowCards.columnId,
          documentId: documents.documentId,
          fusionId: documents.fusionId,
          documentType: documents.documentType,
          ownerId: workflowCards.ownerId,
        })
        .from(workflowCards)
        .innerJoin(documents, eq(documents.documentId, workflowCards.documentId))
        .where(sql`${workflowCards.columnId} = any(${sql.param([...columnIds])}::uuid[])`)
        .orderBy(asc(workflowCards.columnId), asc(workflowCards.place), asc(workflowCards.documentId));
      for (const { columnId, ...card } of rows) {
        const cards = found.get(columnId) ?? [];
        cards.push(card);
        found.set(columnId, cards);
      }
      return found;
    },

    /** Adds columns after the existing ones, in the order given. */
    async insertColumns(organizationId: string, columns: readonly NewColumn[], createdTs: UnixSeconds): Promise<void> {
      // The statement does not see its own new rows, so each column adds its index in the list.
      const placed = columns.map((column, before) => {
        const place = sql`(select coalesce(max(place) + 1, 0) + ${before}::int from ${workflowColumns} where project_id = ${column.projectId})`;
        return { organizationId, ...column, place, createdTs };
      });
      await db.insert(workflowColumns).values(placed);
    },

    async renameColumn(organizationId: string, columnId: string, title: string): Promise<void> {
      await db.update(workflowColumns).set({ title }).where(ownColumn(organizationId, columnId));
    },

    /** Deletes a column with the cards that are still in it. */
    async deleteColumn(organizationId: string, columnId: string): Promise<void> {
      await db.delete(workflowColumns).where(ownColumn(organizationId, columnId));
    },

    /** Stores the given order of the columns. */
    async orderColumns(organizationId: string, columnIds: readonly string[]): Promise<void> {
      await db.execute(sql`
        update ${workflowColumns} c set place = o.place
        from unnest(${sql.param([...columnIds])}::uuid[]) with ordinality as o(column_id, place)
        where c.organization_id = ${organizationId} and c.column_id = o.column_id`);
    },

    /** Sets the cards of a column from top to bottom; cards from elsewhere on the board move here. */
    async setCards(
      organizationId: string,
      { projectId, columnId }: Pick<StoredColumn, 'projectId' | 'columnId'>,
      documentIds: readonly number[],
    ): Promise<void> {
      await db.execute(sql`
        insert into ${workflowCards} (organization_id, project_id, document_id, column_id, place)
        select ${organizationId}, ${projectId}::uuid, o.document_id, ${columnId}::uuid, o.place
        from unnest(${sql.param([...documentIds])}::bigint[]) with ordinality as o(document_id, place)
        on conflict (project_id, document_id) do update set column_id = excluded.column_id, place = excluded.place`);
    },

    /**
     * Sets the owners of cards. A user who left the organization or cannot see the project is not stored, and the card
     * has no owner.
     */
    async setOwners(organizationId: string, owners: readonly CardOwner[]): Promise<void> {
      const seen = visibleProjects({ organizationId, userId: member.userId, role: member.role });
      const values = {
        projectIds: sql.param(owners.map((owner) => owner.projectId)),
        documentIds: sql.param(owners.map((owner) => owner.documentId)),
        ownerIds: sql.param(owners.map((owner) => owner.ownerId)),
      };
      await db.execute(sql`
        update ${workflowCards} c set owner_id = (
          select ${member.userId} from ${member}
            join ${user} on ${user.id} = ${member.userId} and ${user.isActive}
            join ${projects} on ${projects.organizationId} = ${member.organizationId}
          where ${member.userId} = o.owner_id and ${projects.projectId} = o.project_id and ${seen})
        from unnest(${values.projectIds}::uuid[], ${values.documentIds}::bigint[], ${values.ownerIds}::text[])
          as o(project_id, document_id, owner_id)
        where c.organization_id = ${organizationId} and c.project_id = o.project_id and c.document_id = o.document_id`);
    },

    /** Removes cards from the boards of projects; with `columnIds`, only from these columns. */
    async deleteCards(
      organizationId: string,
      where: { projectIds: readonly string[]; documentIds: readonly number[]; columnIds: readonly string[] },
    ): Promise<void> {
      await db
        .delete(workflowCards)
        .where(
          and(
            eq(workflowCards.organizationId, organizationId),
            isOneOf(workflowCards.projectId, where.projectIds),
            sql`${workflowCards.documentId} = any(${sql.param([...where.documentIds])}::bigint[])`,
            where.columnIds.length === 0 ? undefined : isOneOf(workflowCards.columnId, where.columnIds),
          ),
        );
    },
  };
}
export type WorkflowRepository = ReturnType<typeof createWorkflowRepository>;

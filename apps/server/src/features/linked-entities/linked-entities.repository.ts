import { linkableDocuments } from '@rotunda/database';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface StoredEntity {
  documentId: number;
  fusionId: string;
  documentType: string;
  localityExternalId: string | null;
  title: string;
  chamber: string | null;
}

const columns = {
  documentId: linkableDocuments.documentId,
  fusionId: linkableDocuments.fusionId,
  documentType: linkableDocuments.documentType,
  localityExternalId: linkableDocuments.localityExternalId,
  title: linkableDocuments.title,
  chamber: linkableDocuments.chamber,
};

/** Finds what an organization may link to: documents, which everyone shares, and its own contacts. */
export function createLinkedEntitiesRepository(db: DatabaseHandle) {
  const find = (organizationId: string, condition: SQL): Promise<StoredEntity[]> =>
    db
      .select(columns)
      .from(linkableDocuments)
      .where(
        and(
          condition,
          or(isNull(linkableDocuments.organizationId), eq(linkableDocuments.organizationId, organizationId)),
        ),
      );

  return {
    async findByFusionIds(organizationId: string, fusionIds: readonly string[]): Promise<StoredEntity[]> {
      if (fusionIds.length === 0) return [];
      return find(organizationId, sql`${linkableDocuments.fusionId} = any(${sql.param([...fusionIds])}::text[])`);
    },

    async findByIds(organizationId: string, documentIds: readonly number[]): Promise<StoredEntity[]> {
      if (documentIds.length === 0) return [];
      return find(organizationId, sql`${linkableDocuments.documentId} = any(${sql.param([...documentIds])}::bigint[])`);
    },
  };
}

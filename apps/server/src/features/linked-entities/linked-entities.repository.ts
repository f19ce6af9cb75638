import { documents } from '@rotunda/database';
import { isOneOf } from '../../platform/database/is-one-of.ts';
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
  documentId: documents.documentId,
  fusionId: documents.fusionId,
  documentType: documents.documentType,
  localityExternalId: documents.localityExternalId,
  title: documents.title,
  chamber: documents.chamber,
};

/** Public documents as something is linked to them; no scope: they are shared. */
export function createLinkedEntitiesRepository(db: DatabaseHandle) {
  return {
    async findByFusionIds(fusionIds: readonly string[]): Promise<StoredEntity[]> {
      if (fusionIds.length === 0) return [];
      return db.select(columns).from(documents).where(isOneOf(documents.fusionId, fusionIds));
    },

    async findByIds(documentIds: readonly number[]): Promise<StoredEntity[]> {
      if (documentIds.length === 0) return [];
      return db.select(columns).from(documents).where(isOneOf(documents.documentId, documentIds));
    },
  };
}

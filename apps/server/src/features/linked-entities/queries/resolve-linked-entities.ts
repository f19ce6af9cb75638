import type { LinkedEntity } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createLinkedEntitiesRepository } from '../linked-entities.repository.ts';

export interface ResolvedEntities {
  /** Ids of the stored documents and contacts, in the order given and without duplicates. */
  documentIds: number[];
  /** Links that do not exist or have another type than stated. */
  missing: LinkedEntity[];
}

/** Resolves links to the documents and contacts whose ids actions and attachments store. */
export async function resolveLinkedEntities(
  database: DatabaseHandle,
  organizationId: string,
  entities: readonly LinkedEntity[],
): Promise<ResolvedEntities> {
  const found = await createLinkedEntitiesRepository(database).findByFusionIds(
    organizationId,
    entities.map((entity) => entity.fusionId),
  );
  const idByDocument = new Map(found.map((row) => [`${row.documentType} ${row.fusionId}`, row.documentId]));
  const documentIds = new Set<number>();
  const missing: LinkedEntity[] = [];
  for (const entity of entities) {
    const documentId = idByDocument.get(`${entity.documentType} ${entity.fusionId}`);
    if (documentId === undefined) missing.push(entity);
    else documentIds.add(documentId);
  }
  return { documentIds: [...documentIds], missing };
}

import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createLinkedEntitiesRepository } from '../linked-entities.repository.ts';

/**
 * Returns the ids of documents and of the organization's contacts, by fusionId.
 * @throws AppError NOT_FOUND if one of them is not stored, has another type, or belongs to another organization
 */
export async function findLinkable(
  db: DatabaseHandle,
  organizationId: string,
  keys: readonly { fusionId: string; documentType: string }[],
): Promise<Map<string, number>> {
  const found = await createLinkedEntitiesRepository(db).findByFusionIds(
    organizationId,
    keys.map((key) => key.fusionId),
  );
  const stored = new Map(found.map((row) => [`${row.documentType} ${row.fusionId}`, row.documentId]));
  return new Map(
    keys.map(({ fusionId, documentType }) => {
      const documentId = stored.get(`${documentType} ${fusionId}`);
      if (documentId === undefined) throw new AppError('NOT_FOUND');
      return [fusionId, documentId];
    }),
  );
}

import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../read/documents.repository.ts';

/**
 * Returns every id by which facts may name the document stored under this id and which resolves to it: the inverse of
 * `findStoredIds`.
 */
export async function idsLeadingTo(db: DatabaseHandle, fusionId: string): Promise<string[]> {
  const repository = createDocumentsRepository(db);
  const ids = [fusionId, ...(await repository.findOtherIds(fusionId))];
  const storedIds = await repository.findStoredIds(ids);
  return ids.filter((id) => storedIds.get(id) === fusionId);
}

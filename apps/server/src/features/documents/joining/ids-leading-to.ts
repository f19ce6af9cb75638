import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../documents.repository.ts';

/** Every id by which facts may name what is held under this one and which leads there: `findHeldIds` the other way round. */
export async function idsLeadingTo(db: DatabaseHandle, fusionId: string): Promise<string[]> {
  const repository = createDocumentsRepository(db);
  const ids = [fusionId, ...(await repository.findOtherIds(fusionId))];
  const held = await repository.findHeldIds(ids);
  return ids.filter((id) => held.get(id) === fusionId);
}

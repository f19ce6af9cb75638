import type { LinkedEntity, LinkedEntityDetail } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { presentLinkedEntity } from '../linked-entities.presenter.ts';
import { createLinkedEntitiesRepository } from '../linked-entities.repository.ts';

/** Returns the display details of links in the order given; links to things that no longer exist are left out. */
export async function fetchLinkedEntities(
  database: DatabaseHandle,
  organizationId: string,
  entities: readonly LinkedEntity[],
): Promise<LinkedEntityDetail[]> {
  const rows = await createLinkedEntitiesRepository(database).findByFusionIds(
    organizationId,
    entities.map((entity) => entity.fusionId),
  );
  const details = new Map(rows.map((row) => [row.fusionId, presentLinkedEntity(row)]));
  return entities.flatMap(({ documentType, fusionId }) => {
    const detail = details.get(fusionId);
    return detail?.documentType === documentType ? [detail] : [];
  });
}

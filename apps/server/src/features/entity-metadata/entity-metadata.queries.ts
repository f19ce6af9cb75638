import { type EntityMetadata, POSITIONS, PRIORITIES } from '@rotunda/contract';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createEntityMetadataRepository } from './entity-metadata.repository.ts';

/**
 * Returns what the actor's organization decided about documents; documents that are not stored are absent.
 * @param projectIds limits the projects returned; without it, all projects the actor can see
 */
export async function findEntityMetadata(
  db: DatabaseHandle,
  actor: Actor,
  fusionIds: readonly string[],
  projectIds?: readonly string[],
): Promise<EntityMetadata[]> {
  const found = await createEntityMetadataRepository(db).find(actor, fusionIds, projectIds);
  return found.flatMap((row) => {
    const documentType = DOCUMENT_TYPES.find((one) => one === row.documentType);
    return documentType === undefined
      ? []
      : [
          {
            ...row,
            documentType,
            priority: PRIORITIES.find((one) => one === row.priority) ?? null,
            position: POSITIONS.find((one) => one === row.position) ?? null,
          },
        ];
  });
}

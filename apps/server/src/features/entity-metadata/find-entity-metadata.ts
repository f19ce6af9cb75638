import { type EntityMetadata, POSITIONS, PRIORITIES } from '@rotunda/contract';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createEntityMetadataRepository } from './entity-metadata.repository.ts';

/**
 * What the actor's organisation decided about documents; documents that are not held are absent.
 * @param projectIds limits which projects are told; all the actor sees without it
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

import { LINKED_ENTITY_TYPES, type LinkedEntityDetail, type LinkedEntityType } from '@rotunda/contract';
import type { StoredEntity } from './linked-entities.repository.ts';

/** Fallback label (LNK-01). */
const NO_COMMITTEE_NAME = 'No Committee Name';

/** Returns the linkable type; undefined for a type that cannot be linked to. */
export function getLinkedEntityType(documentType: string): LinkedEntityType | undefined {
  return LINKED_ENTITY_TYPES.find((type) => type === documentType);
}

/**
 * Presents a linked entity. Its label is the name of a person or committee, the locality id of a bill or regulation,
 * else the title (LNK-01).
 */
export function presentLinkedEntity(entity: StoredEntity): LinkedEntityDetail | null {
  const documentType = getLinkedEntityType(entity.documentType);
  if (documentType === undefined) return null;
  const { fusionId } = entity;
  if (documentType === 'Committee') {
    return { documentType, fusionId, label: entity.title || NO_COMMITTEE_NAME, description: entity.chamber };
  }
  const label = entity.localityExternalId ?? entity.title;
  return { documentType, fusionId, label, description: label === entity.title ? null : entity.title };
}

import type { LinkedEntity } from '@rotunda/contract';
import { LINKED_ENTITY_TYPES } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';

/**
 * Converts a document to a link target of actions and attachments; null for types that cannot be linked (news, posts,
 * schedules).
 */
export function getLinkedEntity(document: { documentType: DocumentType; fusionId: string }): LinkedEntity | null {
  const documentType = LINKED_ENTITY_TYPES.find((type) => type === document.documentType);
  return documentType === undefined ? null : { documentType, fusionId: document.fusionId };
}

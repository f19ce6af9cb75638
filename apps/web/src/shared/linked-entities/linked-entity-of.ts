import type { LinkedEntity } from '@rotunda/contract';
import { LINKED_ENTITY_TYPES } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';

/** The document as something actions and attachments are linked to; null for kinds nothing is linked to (news, posts, schedules). */
export function linkedEntityOf(document: { documentType: DocumentType; fusionId: string }): LinkedEntity | null {
  const documentType = LINKED_ENTITY_TYPES.find((type) => type === document.documentType);
  return documentType === undefined ? null : { documentType, fusionId: document.fusionId };
}

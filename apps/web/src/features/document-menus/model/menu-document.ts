import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';

/** A document that the menus act on. */
export interface MenuDocument {
  fusionId: string;
  documentType: DocumentType;
  /** Decisions already known from the card at hand, which are not fetched again. */
  metadata?: DocumentCard['metadata'];
}

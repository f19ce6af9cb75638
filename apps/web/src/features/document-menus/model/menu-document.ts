import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';

/** A document the menus are about. */
export interface MenuDocument {
  fusionId: string;
  documentType: DocumentType;
  /** What was decided about it, where the card at hand says so: it is not asked for again. */
  metadata?: DocumentCard['metadata'];
}

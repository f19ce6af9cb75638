import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';

/** A document to open. */
export interface DocumentTarget {
  documentType: DocumentType;
  fusionId: string;
  /** The document's card in the list it is opened from. */
  preloaded?: DocumentCard | undefined;
}

/** Opens a document over the current one. `among` is the list it belongs to, used for previous and next. */
export type OpenRelated = (target: DocumentTarget, among?: readonly DocumentTarget[]) => void;

/** Converts a card to the document to open. */
export function getTarget(card: DocumentCard): DocumentTarget {
  return { documentType: card.documentType, fusionId: card.fusionId, preloaded: card };
}

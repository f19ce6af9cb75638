import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';

/** A document to open. */
export interface DocumentTarget {
  documentType: DocumentType;
  fusionId: string;
  /** What the list it is opened from shows of it. */
  held?: DocumentCard | undefined;
}

/** Opens a document over what is read; `among` is the list it stands in, for the one before and the one after. */
export type OpenRelated = (target: DocumentTarget, among?: readonly DocumentTarget[]) => void;

/** A document of a list that holds its card. */
export function targetOf(card: DocumentCard): DocumentTarget {
  return { documentType: card.documentType, fusionId: card.fusionId, held: card };
}

import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import type { HeldDocument } from './schedules.repository.ts';

/**
 * Returns the document type of a bill that an agenda names; a bill that is not stored counts as one of the United
 * States.
 */
export function billTypeOf(held: HeldDocument | undefined): DocumentType {
  return DOCUMENT_TYPES.find((type) => type === held?.documentType) ?? 'Legislation';
}

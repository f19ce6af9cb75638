import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import type { HeldDocument } from './schedules.repository.ts';

/** What a bill named by an agenda is opened as; a measure that is not held is a bill of the United States. */
export function billTypeOf(held: HeldDocument | undefined): DocumentType {
  return DOCUMENT_TYPES.find((type) => type === held?.documentType) ?? 'Legislation';
}

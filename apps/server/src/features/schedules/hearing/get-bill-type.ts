import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import type { ScheduleDocument } from '../schedules.repository.ts';

/**
 * Returns the document type of a bill that an agenda names; a bill that is not stored counts as one of the United
 * States.
 */
export function getBillType(stored: ScheduleDocument | undefined): DocumentType {
  return DOCUMENT_TYPES.find((type) => type === stored?.documentType) ?? 'Legislation';
}

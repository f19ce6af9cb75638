import type { LinkedEntity, LinkedEntityDetail } from '@rotunda/contract';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { billInId } from '../documents/bill-in-id.ts';

/**
 * Returns the name of a link. While the name is loading, and for deleted records, this is the bill number or else the
 * kind of document, because ids mean nothing to users.
 * @param detail undefined while unknown
 */
export function labelOfLink(entity: LinkedEntity, detail: Pick<LinkedEntityDetail, 'label'> | undefined): string {
  return detail?.label ?? billInId(entity.fusionId) ?? DOCUMENT_TYPE_LABELS[entity.documentType];
}

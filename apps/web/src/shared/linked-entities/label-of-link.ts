import type { LinkedEntity, LinkedEntityDetail } from '@rotunda/contract';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { billInId } from '../documents/bill-in-id.ts';

/**
 * What a link is called. While that is fetched, and for what is gone: the number of a bill, else only what kind of
 * document it is, because ids mean nothing to people.
 * @param detail undefined while unknown
 */
export function labelOfLink(entity: LinkedEntity, detail: Pick<LinkedEntityDetail, 'label'> | undefined): string {
  return detail?.label ?? billInId(entity.fusionId) ?? DOCUMENT_TYPE_LABELS[entity.documentType];
}

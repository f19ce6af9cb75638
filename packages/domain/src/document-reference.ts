import { type BillReference, readBillReference } from './bill-reference.ts';
import { executiveOrderId } from './fusion-id.ts';

/** A document as people type it: a bill, a public law or an executive order. */
export type DocumentReference =
  | ({ kind: 'bill' } & BillReference)
  | { kind: 'law'; congress: number; number: number }
  /** `fusionId` is `eo-13800`, `number` as in the citation: `13800`, `11359a`. */
  | { kind: 'order'; fusionId: string; number: string };

const LAW = /^(?:p\.? ?l\.?|pub(?:lic|\.)? ?l(?:aw|\.)?)(?: ?no\.?)? ?(\d{2,3}) ?[-–—] ?(\d{1,4})$/;
const ORDER = /^(?:e\.? ?o\.?|exec(?:utive|\.)? ?order)(?: ?no\.?)? ?(\d[\d,]{0,6} ?-? ?[a-z]?)$/;
const ORDER_ID = /^eo-(\d{1,6}(?:-[a-z])?)$/;

/**
 * Reads the name of one document: `H.R. 1 (119th)`, `CA SB 1`, `PL 117-58`, `E.O. 13800`, or the id of a bill or an
 * order. The field in front (`bill:`, `legislation:`) may be typed too.
 *
 * @returns undefined when the text is anything else
 */
export function readDocumentReference(text: string): DocumentReference | undefined {
  const typed = text.trim().replace(/^(?:bill|legislation):\s*/i, '');
  const bill = readBillReference(typed);
  if (bill !== undefined) return { kind: 'bill', ...bill };
  const words = typed.toLowerCase().replace(/["“”]/g, '').replace(/\s+/g, ' ');
  const [, congress, law] = LAW.exec(words) ?? [];
  if (congress !== undefined) return { kind: 'law', congress: Number(congress), number: Number(law) };
  const order = (ORDER.exec(words) ?? ORDER_ID.exec(words))?.[1];
  if (order === undefined) return undefined;
  const fusionId = executiveOrderId(order.replaceAll(',', ''));
  return { kind: 'order', fusionId, number: fusionId.replace(/^eo-/, '').replace('-', '') };
}

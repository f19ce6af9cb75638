import { type BillReference, readBillReference } from './bill-reference.ts';
import { billBesideTitle } from './bill-beside-title.ts';
import { executiveOrderId } from './fusion-id.ts';
import { readRecordNumber } from './record-number.ts';

/** A document as people type it: a bill, a public law, an executive order, or another record by its number. */
export type DocumentReference =
  /** `typed` is what names the bill in the text, without a title beside it. */
  | ({ kind: 'bill'; typed: string } & BillReference)
  | { kind: 'law'; congress: number; number: number }
  /** `fusionId` is `eo-13800`, `number` as in the citation: `13800`, `11359a`. */
  | { kind: 'order'; fusionId: string; number: string }
  /** `number` as its publisher writes it, without the words before it: `2016-08828`, `81 FR 22263`, `R45210`. */
  | { kind: 'record'; number: string };

const LAW = /^(?:p\.? ?l\.?|pub(?:lic|\.)? ?l(?:aw|\.)?)(?: ?(?:no|number)\.?:?)? ?(\d{2,3}) ?[-–—] ?(\d{1,4})$/;
const ORDER = /^(?:e\.? ?o\.?|exec(?:utive|\.)? ?order)(?: ?(?:no|number)\b\.?:?)? ?#? ?(\d[\d,]{0,6} ?-? ?[a-z]?)$/;
const ORDER_ID = /^eo-(\d{1,6}(?:-[a-z])?)$/;

/**
 * Reads the name of one document: `H.R. 1 (119th)`, `CA SB 1`, `H.R.1 - One Big Beautiful Bill Act`, `PL 117-58`, `E.O.
 * 13800`, `Docket No. FAA-2023-0665`, `81 FR 22263`, or the id of a bill or an order. The field in front (`bill:`,
 * `legislation:`) may be typed too.
 *
 * @returns undefined when the text is anything else
 */
export function readDocumentReference(text: string): DocumentReference | undefined {
  const typed = text.trim().replace(/^(?:bill|legislation):\s*/i, '');
  for (const named of [typed, billBesideTitle(typed)]) {
    const bill = named === undefined ? undefined : readBillReference(named);
    if (named !== undefined && bill !== undefined) return { kind: 'bill', typed: named, ...bill };
  }
  const words = typed.toLowerCase().replace(/["“”]/g, '').replace(/\s+/g, ' ');
  const [, congress, law] = LAW.exec(words) ?? [];
  if (congress !== undefined) return { kind: 'law', congress: Number(congress), number: Number(law) };
  const order = (ORDER.exec(words) ?? ORDER_ID.exec(words))?.[1];
  if (order !== undefined) {
    const fusionId = executiveOrderId(order.replaceAll(',', ''));
    return { kind: 'order', fusionId, number: fusionId.replace(/^eo-/, '').replace('-', '') };
  }
  const number = readRecordNumber(typed);
  return number === undefined ? undefined : { kind: 'record', number };
}

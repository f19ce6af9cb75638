import { federalBillIdentity, federalBillInId } from '@rotunda/domain';

/**
 * Returns `US HR 1` for `us-119-hr-1`. For other legislatures it returns every word of the id, because their sessions
 * have no fixed form.
 */
export function numberInId(fusionId: string): string {
  const bill = federalBillInId(fusionId);
  if (bill !== undefined) return federalBillIdentity(bill.congress, bill.type, bill.number).localityExternalId;
  return fusionId.toUpperCase().replaceAll('-', ' ');
}

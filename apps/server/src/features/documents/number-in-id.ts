import { federalBillIdentity, federalBillInId } from '@rotunda/domain';

/** `US HR 1` out of `us-119-hr-1`; of other legislatures every word of the id, since their sessions have any form. */
export function numberInId(fusionId: string): string {
  const bill = federalBillInId(fusionId);
  if (bill !== undefined) return federalBillIdentity(bill.congress, bill.type, bill.number).localityExternalId;
  return fusionId.toUpperCase().replaceAll('-', ' ');
}

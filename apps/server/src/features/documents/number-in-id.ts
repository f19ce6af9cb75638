import { federalBillIdentity, federalBillInId, otherBillInId } from '@rotunda/domain';

/**
 * Returns the number by which people know a bill that is not stored, as in `US HR 1` for `us-119-hr-1`. State numbers
 * repeat in every session, so theirs is named: `NY A 149 (2017-2018)`. The id of anything else is returned unchanged.
 */
export function numberInId(fusionId: string): string {
  const bill = federalBillInId(fusionId);
  if (bill !== undefined) return federalBillIdentity(bill.congress, bill.type, bill.number).localityExternalId;
  const other = otherBillInId(fusionId);
  return other === undefined ? fusionId : `${other.number} (${other.session})`;
}

import { congressName, federalBillIdentity, federalBillInId, otherBillInId } from '@rotunda/domain';

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

/**
 * Returns the number of a bill as it is named on the page of another: with its session if that is another one, because
 * numbers begin again in every session.
 *
 * @param session of the page's bill
 * @param number of the bill if it is stored
 */
export function numberBeside(session: string, fusionId: string, number: string | undefined): string {
  const federal = federalBillInId(fusionId);
  const name = number ?? numberInId(fusionId);
  const own = federal === undefined ? otherBillInId(fusionId)?.session : String(federal.congress);
  if (own === undefined || own === session || name.endsWith(`(${own})`)) return name;
  return `${name} (${federal === undefined ? own : congressName(federal.congress).replace(/ \(.*$/, '')})`;
}

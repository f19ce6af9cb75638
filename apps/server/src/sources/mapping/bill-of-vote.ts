import { federalBillInId, type RollCallIdentity } from '@rotunda/domain';
import { federalBillOfText } from './federal-bill-of-text.ts';

export interface BillOfVote {
  billFusionId?: string;
  contradictions: string[];
}

/**
 * Returns the bill that a federal roll call is about, if everything that names it agrees: a roll call is of the Congress
 * of its bill, and a roll call of another day is about another bill.
 *
 * @param texts every place where the record names the bill: `H R 21`, `S. 5`
 * @param statedCongress Congress of the bill where the record states it
 */
export function billOfVote(
  identity: RollCallIdentity,
  texts: readonly (string | undefined)[],
  statedCongress?: string,
): BillOfVote {
  const ids = [...new Set(texts.flatMap((text) => federalBillOfText(identity.congress, text) ?? []))];
  const [billFusionId] = ids;
  if (billFusionId === undefined) return { contradictions: [] };
  const number = (id: string) => {
    const bill = federalBillInId(id);
    return bill === undefined ? id : `${bill.type.toUpperCase()} ${bill.number}`;
  };
  if (ids.length > 1)
    return { contradictions: [`The record names different measures: ${ids.map(number).join(', ')}.`] };
  if (statedCongress !== undefined && Number(statedCongress) !== identity.congress) {
    const stated = `The record names a measure of Congress ${Number(statedCongress)}`;
    return { contradictions: [`${stated}, but the roll call is of Congress ${identity.congress}.`] };
  }
  return identity.isDateCertain ? { billFusionId, contradictions: [] } : { contradictions: [] };
}

import type { SponsorFact } from '@rotunda/domain';
import { getFamilies, isJoinedByName, canBePerson } from './bill-mentions.ts';

/** Builds the key shared by all members of a legislature with a family name, as `familyKey` writes it. */
export const familyNameKey = (isoCode: string, family: string) => `${isoCode}:${family}`;

/**
 * Returns the keys under which a sponsor of a bill is found from the person's side. Anyone whom the bill's page joins
 * to the sponsor has one of these keys. Committees have none.
 */
export function getSponsorKeys(isoCode: string, sponsor: SponsorFact): string[] {
  const { fusionId } = sponsor;
  const own = fusionId === undefined || fusionId.startsWith('committee-') ? [] : [fusionId];
  if (!isJoinedByName(isoCode) || !canBePerson(sponsor)) return own;
  return [...own, ...getFamilies([sponsor.fullName]).map((family) => familyNameKey(isoCode, family))];
}

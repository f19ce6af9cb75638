import type { SponsorFact } from '@rotunda/domain';
import { familiesOf, isJoinedByName, mayBePerson } from './bill-mentions.ts';

/** The key of everyone of a legislature with a family name, as `familyKey` writes it. */
export const familyNameKey = (isoCode: string, family: string) => `${isoCode}:${family}`;

/**
 * The keys under which a sponsor of a bill is found from the person's side: whoever a bill's page joins the sponsor to
 * has one of them. Committees have none.
 */
export function sponsorKeysOf(isoCode: string, sponsor: SponsorFact): string[] {
  const { fusionId } = sponsor;
  const own = fusionId === undefined || fusionId.startsWith('committee-') ? [] : [fusionId];
  if (!isJoinedByName(isoCode) || !mayBePerson(sponsor)) return own;
  return [...own, ...familiesOf([sponsor.fullName]).map((family) => familyNameKey(isoCode, family))];
}

import type { Legislation } from '@rotunda/contract';
import type { SponsorFact } from '@rotunda/domain';

/** S2 §4: primary person, other person, primary committee, other committee, unmatched, others, unknown last. */
function sponsorRank(sponsor: SponsorFact): number {
  const isPrimary = sponsor.type === 'primary';
  switch (sponsor.stakeholderType) {
    case 'person':
      return isPrimary ? 0 : 1;
    case 'committee':
      return isPrimary ? 2 : 3;
    case 'unknown_unmatched':
      return 4;
    case undefined:
      return 6;
    default:
      return 5;
  }
}

/** Who withdrew no longer supports the bill and stands last of their kind. */
const hasWithdrawn = ({ withdrawnOn }: SponsorFact) => withdrawnOn !== undefined;

/**
 * @param held sponsors that are held here: by the id the facts name to the id that opens
 */
export function presentSponsors(
  sponsors: readonly SponsorFact[],
  held: ReadonlyMap<string, string>,
): Legislation['sponsors'] {
  return sponsors
    .map((sponsor, place) => ({ sponsor, place }))
    .sort(
      (a, b) =>
        sponsorRank(a.sponsor) - sponsorRank(b.sponsor) ||
        Number(hasWithdrawn(a.sponsor)) - Number(hasWithdrawn(b.sponsor)) ||
        a.place - b.place,
    )
    .map(({ sponsor }) => ({
      fullSourceId: sponsor.fusionId ?? null,
      fusionId: held.get(sponsor.fusionId ?? '') ?? null,
      fullName: sponsor.fullName,
      type: sponsor.type,
      stakeholderType: sponsor.stakeholderType ?? null,
      party: sponsor.party ?? null,
      locality: sponsor.locality ?? null,
      role: sponsor.role ?? null,
      sponsoredOn: sponsor.sponsoredOn ?? null,
      withdrawnOn: sponsor.withdrawnOn ?? null,
    }));
}

import type { Legislation } from '@rotunda/contract';
import type { SponsorFact } from '@rotunda/domain';
import { type Joined, openedId } from './joining/join-stakeholders.ts';

type PresentedSponsor = Legislation['sponsors'][number];

/** S2 §4: primary person, other person, primary committee, other committee, unmatched, others, unknown last. */
function sponsorRank({ type, stakeholderType }: Pick<PresentedSponsor, 'type' | 'stakeholderType'>): number {
  const isPrimary = type === 'primary';
  switch (stakeholderType) {
    case 'person':
      return isPrimary ? 0 : 1;
    case 'committee':
      return isPrimary ? 2 : 3;
    case 'unknown_unmatched':
      return 4;
    case null:
      return 6;
    default:
      return 5;
  }
}

/** Who withdrew no longer supports the bill and stands last of their kind. */
const hasWithdrawn = ({ withdrawnOn }: PresentedSponsor) => withdrawnOn !== null;

/** Who of the sponsors is held here. */
export interface SponsorsHeld {
  /** By the id the facts name to the id that opens. */
  held: ReadonlyMap<string, string>;
  /** Those whose name tells who they are. */
  joined: ReadonlyMap<SponsorFact, Joined>;
}

export function presentSponsors(
  sponsors: readonly SponsorFact[],
  { held, joined }: SponsorsHeld,
): Legislation['sponsors'] {
  return (
    sponsors
      .map((sponsor) => ({
        fullSourceId: sponsor.fusionId ?? null,
        fusionId: openedId(held.get(sponsor.fusionId ?? ''), joined.get(sponsor)),
        fullName: sponsor.fullName,
        type: sponsor.type,
        stakeholderType: stakeholderTypeOf(sponsor, joined.get(sponsor)),
        party: sponsor.party ?? joined.get(sponsor)?.party ?? null,
        locality: sponsor.locality ?? joined.get(sponsor)?.district ?? null,
        role: sponsor.role ?? null,
        sponsoredOn: sponsor.sponsoredOn ?? null,
        withdrawnOn: sponsor.withdrawnOn ?? null,
      }))
      // Sorting is stable: of one rank the source's order stays.
      .toSorted((a, b) => sponsorRank(a) - sponsorRank(b) || Number(hasWithdrawn(a)) - Number(hasWithdrawn(b)))
  );
}

/** A name whose kind the source does not tell is of the kind of what it is joined to. */
function stakeholderTypeOf(
  { stakeholderType }: SponsorFact,
  joined: Joined | undefined,
): PresentedSponsor['stakeholderType'] {
  if (stakeholderType === 'person' || stakeholderType === 'committee' || joined === undefined)
    return stakeholderType ?? null;
  return joined.fusionId.startsWith('committee-') ? 'committee' : 'person';
}

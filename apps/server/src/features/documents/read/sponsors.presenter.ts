import type { Legislation } from '@rotunda/contract';
import type { SponsorFact } from '@rotunda/domain';
import { type Joined, openedId } from '../joining/join-stakeholders.ts';

type PresentedSponsor = Legislation['sponsors'][number];

/**
 * Ranks a sponsor (LEG-03): primary person, other person, primary committee, other committee, unmatched, others, unknown
 * last.
 */
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

/** Sponsors who withdrew no longer support the bill, so they come last within their rank. */
const hasWithdrawn = ({ withdrawnOn }: PresentedSponsor) => withdrawnOn !== null;

/** Sponsors that are stored as people or committees. */
export interface StoredSponsors {
  /** Maps the ids that the facts name to the ids of the pages they open. */
  held: ReadonlyMap<string, string>;
  /** Sponsors whose name identifies a stored person or committee. */
  joined: ReadonlyMap<SponsorFact, Joined>;
}

export function presentSponsors(
  sponsors: readonly SponsorFact[],
  { held, joined }: StoredSponsors,
): Legislation['sponsors'] {
  return (
    sponsors
      .map((sponsor) => ({
        fullSourceId: sponsor.fusionId ?? null,
        fusionId: openedId(held.get(sponsor.fusionId ?? ''), joined.get(sponsor)),
        fullName: sponsor.fullName,
        type: sponsor.type,
        stakeholderType: getStakeholderType(sponsor, joined.get(sponsor)),
        party: sponsor.party ?? joined.get(sponsor)?.party ?? null,
        locality: sponsor.locality ?? joined.get(sponsor)?.district ?? null,
        role: sponsor.role ?? null,
        sponsoredOn: sponsor.sponsoredOn ?? null,
        withdrawnOn: sponsor.withdrawnOn ?? null,
      }))
      // Sorting is stable, so sponsors of one rank keep the source's order.
      .toSorted((a, b) => sponsorRank(a) - sponsorRank(b) || Number(hasWithdrawn(a)) - Number(hasWithdrawn(b)))
  );
}

/** Returns the sponsor's type. When the source does not state it, the joined person or committee decides. */
function getStakeholderType(
  { stakeholderType }: SponsorFact,
  joined: Joined | undefined,
): PresentedSponsor['stakeholderType'] {
  if (stakeholderType === 'person' || stakeholderType === 'committee' || joined === undefined)
    return stakeholderType ?? null;
  return joined.fusionId.startsWith('committee-') ? 'committee' : 'person';
}

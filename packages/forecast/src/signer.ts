import { partyCode, type SponsorFact } from '@rotunda/domain';
import { type Day, toDay } from './day.ts';

/** A sponsor or cosponsor as forecasts read them. */
export interface Signer {
  /** fusionId, or the name where there is none. */
  id: string;
  /** Party as stated with the bill: `D`, `R` or another letter. */
  party: string | undefined;
  isCommittee: boolean;
  signed: Day;
  /** Infinity if never withdrawn. */
  withdrawn: Day;
}

/** Returns the first primary sponsor or author. */
export function getPrimarySponsor(sponsors: readonly SponsorFact[]): Signer | undefined {
  const sponsor = sponsors.find(({ type }) => type === 'primary' || type === 'author');
  return sponsor === undefined ? undefined : toSigner(sponsor, -Infinity);
}

/** Returns the cosponsors that a source dates. Of others nothing says when they signed. */
export function getCosponsors(sponsors: readonly SponsorFact[]): Signer[] {
  return sponsors.flatMap((sponsor) => {
    const { type, sponsoredOn } = sponsor;
    return type === 'cosponsor' && sponsoredOn !== undefined ? [toSigner(sponsor, toDay(sponsoredOn))] : [];
  });
}

function toSigner(sponsor: SponsorFact, signed: Day): Signer {
  const { fusionId, fullName, party, stakeholderType, withdrawnOn } = sponsor;
  return {
    id: fusionId ?? fullName,
    party: party === undefined ? undefined : partyCode(party),
    isCommittee: stakeholderType === 'committee',
    signed,
    withdrawn: withdrawnOn === undefined ? Infinity : toDay(withdrawnOn),
  };
}

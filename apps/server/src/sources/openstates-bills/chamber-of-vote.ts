import type { Chamber } from '@rotunda/domain';
import { chamberOfOrganization } from '../openstates/chamber-of-organization.ts';

/** `S Introduced and Referred to S03`, `H09 - Minerals:Do Pass`: Wyoming writes a chamber's letter before what it did. */
const LETTER = /^:?([HS])(?:\d{2} - | (?=[A-Z0-9]))/;
/** A chamber acts under its own rules; `Suspend the Joint Rules` tells neither. */
const OWN_RULE = /\b(House|Senate) Rule\b/;

/**
 * The chamber that voted. Where the motion names it, its word is taken: Open States files introductions and recalls of
 * Wyoming's Senate under the House, so that no senator who voted could be found there.
 */
export function chamberOfVote(motion: string, organization: string | undefined, isoCode: string): Chamber | undefined {
  const stated = isoCode === 'us-wy' ? (LETTER.exec(motion.trim())?.[1] ?? OWN_RULE.exec(motion)?.[1]?.[0]) : undefined;
  if (stated === undefined) return chamberOfOrganization(organization, isoCode);
  return stated === 'S' ? 'upper' : 'lower';
}
